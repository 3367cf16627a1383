import { globSync } from "node:fs";
import path from "node:path";
import type { OwnProbe, Probe } from "./role-matrix/probe.ts";
import type { WebOperation } from "./web-operation.ts";

/** The parts that each topic contributes to the tests of all operations, in its `probes.ts`. */
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
    .map(async (file) => ({
      name: path.dirname(file),
      topic: (await import(path.join(tests, file))) as Topic,
    })),
);

/** Calls of one file share a world, and some change what later ones read: topics go in this order, others after them. */
function inOrder(names: string): readonly Topic[] {
  const order = names.split(" ");
  const getPlace = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return topics.toSorted((a, b) => getPlace(a.name) - getPlace(b.name)).map(({ topic }) => topic);
}

export const probes = inOrder(
  "courses course-progress platform user connection-checks legal groups class-invitations group-administration " +
    "group-courses accounts people audit devices reports feedback failed-requests files learning-spaces " +
    "logbook-administration content logbook logbook-drafts confirmations totals vouchers course-vouchers events " +
    "machines progress rooms result-intake operations platform-sync course-listings station-admin undo " +
    "station-sessions hints inbox simulator-modules software-releases software-updates activity-log activity-files " +
    "activity-results personal-cases storage systems",
).flatMap((topic) => topic.probes ?? []);

export const ownProbes = inOrder(
  "courses course-progress user connection-checks legal groups group-administration accounts audit logbook " +
    "logbook-drafts confirmations station-sessions totals vouchers events machines rooms result-intake undo inbox " +
    "activity-log activity-results systems simulator-modules",
).flatMap((topic) => topic.ownProbes ?? []);

export const webOperations = inOrder(
  "accounts audit activity-files activity-log activity-results inbox learning-spaces content courses " +
    "course-progress events groups class-invitations group-administration group-courses logbook confirmations " +
    "logbook-administration logbook-drafts machines progress rooms platform-sync station-sessions totals " +
    "simulator-modules software-releases software-updates systems station-admin feedback failed-requests user legal " +
    "connection-checks vouchers course-vouchers",
).flatMap((topic) => topic.webOperations ?? []);
