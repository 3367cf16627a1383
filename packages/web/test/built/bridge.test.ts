import { expect, test } from "vitest";
import { chunks, getPages, read, scriptsOf, withStaticImports } from "./dist.ts";

// The contract contains this name, so that every file that talks to a desktop client contains it.
const speaksWithAClient = (file: string) => read(file).includes("portalBridge");

test("the first view and home contain no code of the desktop bridge", () => {
  const first = ["index.html", "src/main.tsx", ...getPages("home"), "src/routes/home/route.tsx"];
  const needed = first.flatMap((chunk) => [...withStaticImports(chunk)]);
  expect([...scriptsOf(needed)].filter(speaksWithAClient)).toEqual([]);
  expect([...scriptsOf(chunks)].filter(speaksWithAClient)).toHaveLength(1);
});
