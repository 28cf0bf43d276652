from arkade.cli import main

main()
