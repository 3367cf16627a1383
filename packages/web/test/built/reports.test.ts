import { expect, test } from "vitest";
import { chunks, getPages, manifest, read, scriptsOf, withStaticImports } from "./dist.ts";

const first = ["index.html", "src/main.tsx", ...getPages("home"), "src/routes/home/route.tsx"];
const needed = new Set(first.flatMap((chunk) => [...withStaticImports(chunk)]));

test("the first view contains no code for error reports, recording or feedback (G.027, G.028)", () => {
  const later = ["reporting.ts", "tracing.ts", "replay.ts", "open-feedback.tsx"];
  for (const name of later) {
    const found = chunks.filter((chunk) => chunk.endsWith(`/${name}`));
    expect(found, name).toHaveLength(1);
    expect(
      found.filter((chunk) => needed.has(chunk)),
      name,
    ).toEqual([]);
    expect(manifest[found[0] ?? ""]?.isDynamicEntry, name).toBe(true);
  }
  const speaksToReceiver = (file: string) => read(file).includes("reports.invalid");
  expect([...scriptsOf(needed)].filter(speaksToReceiver)).toEqual([]);
  expect([...scriptsOf(chunks)].filter(speaksToReceiver)).toHaveLength(1);
});
