import { globSync } from "node:fs";
import path from "node:path";
import type { OwnProbe, Probe } from "./role-matrix/probe.ts";
import type { WebOperation } from "./web-operation.ts";

/** What the tests of all operations take from each topic, in its `probes.ts`. */
type Topic = {
  /** One or more for every guard, or the matrix fails. */
  readonly probes?: readonly Probe[];
  /** One or more for every guard by one's own, or `two-people.test.ts` fails. */
  readonly ownProbes?: readonly OwnProbe[];
  /** One for every operation of the web, or `web-operations.test.ts` fails. */
  readonly webOperations?: readonly WebOperation[];
};

const tests = path.join(import.meta.dirname, "..");
const topics = await Promise.all(
  globSync("*/probes.ts", { cwd: tests })
    .toSorted()
    .map((file) => import(path.join(tests, file)) as Promise<Topic>),
);

export const probes = topics.flatMap((topic) => topic.probes ?? []);
export const ownProbes = topics.flatMap((topic) => topic.ownProbes ?? []);
export const webOperations = topics.flatMap((topic) => topic.webOperations ?? []);
