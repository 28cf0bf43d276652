// boardgame.io's own server with its own example game, kept in memory: node rival.js PORT PROJECT
const [port, project] = process.argv.slice(2);
const { createRequire } = require("module");
const from = createRequire(require("path").join(require("path").resolve(project), "package.json"));
const { Server, Origins } = from("boardgame.io/server");
const { INVALID_MOVE } = from("boardgame.io/core");

const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (cells) => lines.some((line) => line.every((cell) => cells[cell] !== null && cells[cell] === cells[line[0]]));

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(port));
