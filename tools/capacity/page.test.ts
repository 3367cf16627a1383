import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Measurements, resourcesFor, servedByACore } from "./model.ts";
import { withTables } from "./page.ts";

const measured: Measurements = JSON.parse(readFileSync(join(import.meta.dirname, "measured.json"), "utf8"));

test("docs/scale.md matches the measured figures and the model (otherwise: npm run capacity -- --write)", () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/scale.md"), "utf8");
  expect(withTables(page, measured)).toBe(page);
  // The comparison must fail for other figures, which shows that the tables are found.
  const dearer = { ...measured.requests, home: { api: 99, database: 99, command: "" } };
  expect(withTables(page, { ...measured, requests: dearer })).not.toBe(page);
});

test("ten times as many people need ten times the cores, and never fewer than two processes", () => {
  const [few, many] = [resourcesFor(1_000, measured), resourcesFor(10_000, measured)];
  expect(many.apiCores).toBeCloseTo(few.apiCores * 10);
  expect(many.databaseGbAYear).toBeCloseTo(few.databaseGbAYear * 10);
  expect(resourcesFor(10, measured).apiProcesses).toBe(2);
  expect(servedByACore({ api: 1, database: 3, command: "" })).toBe(250);
});
