import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { knownPathSegments } from "@cathedra/domain/reports";
import { expect, test } from "vitest";

const source = path.join(import.meta.dirname, "..");

test("every word of the portal's addresses is known to the reports", () => {
  const files = ["routes/*/pages.ts", "router/routes.tsx"].flatMap((pattern) =>
    globSync(pattern, { cwd: source }),
  );
  const words = files.flatMap((file) =>
    [...readFileSync(path.join(source, file), "utf8").matchAll(/\bpath: "([^"]*)"/g)].flatMap(
      ([, address = ""]) => address.split("/").filter((word) => /^[a-z]/.test(word)),
    ),
  );
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word) => !knownPathSegments.has(word))).toEqual([]);
});
