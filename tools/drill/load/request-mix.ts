import { webOperations } from "@cathedra/test-fixtures/web-operations";
import { portalOperations } from "../../bench/operations.ts";
import type { DrillSave, People } from "../world/people.ts";

/** A request of the load, and the facts by which its effect is proved afterwards. */
export type LoadRequest = {
  readonly kind: "poll" | "list" | "search" | "save" | "heartbeat";
  readonly path: string;
  readonly token: string;
  readonly body: string;
  /** The idempotency key of a save, which stays the same when it is repeated. */
  readonly key?: string;
  /** The station that sends the heartbeat. */
  readonly station?: string;
};

/** The mix of twenty requests: polls in the proportion that machines cause, lists, and a tenth each of saves and heartbeats. */
const turns: readonly LoadRequest["kind"][] = [
  "poll",
  "list",
  "save",
  "poll",
  "list",
  "poll",
  "search",
  "poll",
  "heartbeat",
  "list",
  "poll",
  "list",
  "save",
  "poll",
  "list",
  "poll",
  "search",
  "poll",
  "heartbeat",
  "list",
];

const words = ["biopsy", "catheter", "angio", "drain", "vein"];

/** The n-th request of a run; `run` makes idempotency keys unique among runs. */
export function buildMix({ people, saves, stations }: People, run: string) {
  const poll = webOperations().get("ownMachinePollQuery") ?? "";
  const graphql = (token: string, query: string, variables: object): Omit<LoadRequest, "kind"> => ({
    path: "/api/graphql",
    token,
    body: JSON.stringify({ query, variables }),
  });
  return (n: number): LoadRequest => {
    const kind = turns[n % turns.length] ?? "poll";
    const person = pick(people, Math.floor(n / 3));
    switch (kind) {
      case "poll":
        return { kind, ...graphql(person.token, poll, {}) };
      case "list":
        return { kind, ...graphql(person.token, portalOperations.list, page({})) };
      case "search":
        return {
          kind,
          ...graphql(person.token, portalOperations.list, page({ searchText: pick(words, n) })),
        };
      case "save":
        return makeSave(pick(saves, n), `drill-${run}-${n}`);
      case "heartbeat": {
        const station = pick(stations, Math.floor(n / turns.length) * 2 + (n % turns.length > 10 ? 1 : 0));
        const path = "/api/stations/heartbeat";
        const body = JSON.stringify({
          at: new Date().toISOString(),
          clientVersion: "2.3.0",
          diskFreeBytes: 4e11,
          diskTotalBytes: 1e12,
          factsHash: "same",
        });
        const token = station.sign({ method: "POST", url: path, body });
        return { kind, path, token, station: station.id, body };
      }
    }
  };
}

const page = (search: object) => ({ searchParams: { limit: 25, offset: 0, ...search } });

function makeSave({ by, activity, customerId }: DrillSave, key: string): LoadRequest {
  return {
    kind: "save",
    path: "/api/graphql",
    token: by.token,
    key,
    body: JSON.stringify({
      query: portalOperations.save,
      variables: { activity: { ...activity, clientKey: key }, customerId },
    }),
  };
}

function pick<T>(from: readonly T[], n: number): T {
  const one = from[n % from.length];
  if (one === undefined) throw new RangeError("nobody to ask for");
  return one;
}
