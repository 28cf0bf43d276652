"""The server: tables on the network, for browsers and for programs."""
