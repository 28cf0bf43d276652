import { expect, test } from "vitest";
import { linesOf } from "./lines";

test("fields are read as lines, whatever they hold", () => {
  const face = {
    name: "A",
    text: "",
    keywords: [],
    designed: false,
    fields: { cost: 0, standing: { earth: 1, moon: 2 }, traits: ["Raid"], legendary: true, signature_of: "B", lines: [1], family: "" },
  };
  expect(linesOf(face)).toEqual([
    { word: "cost", text: "0" },
    { word: "standing", text: "earth 1, moon 2" },
    { word: "traits", text: "Raid" },
    { word: "legendary", text: "yes" },
    { word: "signature of", text: "B" },
  ]);
});
