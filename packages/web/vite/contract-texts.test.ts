import { expect, test } from "vitest";
import { withoutTexts } from "./contract-texts.ts";

test("only the descriptions of a contract are removed", () => {
  const code = `
export const callErrors = { CLOSED: "It ended.", OTHER: "Anything else." } as const;
const code = v.regex(/^[A-Z]$/, "capital letters");
export const computer = {
  is: "The machine.",
  methods: { facts: method({ does: "Says \\"it\\".", args: means(nothing, "of it"), withinMs: 5000, again: "twice" }) },
  signals: { changed: signal("It changed.", v.string()) },
} as const;
`;
  expect(withoutTexts(code, "computer.ts")).toBe(`
export const callErrors = { CLOSED: "", OTHER: "" } as const;
const code = v.regex(/^[A-Z]$/, "capital letters");
export const computer = {
  is: "",
  methods: { facts: method({ does: "", args: means(nothing, ""), withinMs: 5000, again: "" }) },
  signals: { changed: signal("", v.string()) },
} as const;
`);
});
