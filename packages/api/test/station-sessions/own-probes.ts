import type { CastPerson } from "@cathedra/test-fixtures";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import type { CastApp } from "../support/cast-app.ts";
import { enrolledStation } from "../support/stations.ts";
import { signIn } from "./sign-in-helpers.ts";

const query = "{ stationSessions { id signedInAt } }";

async function give(portal: CastApp, whose: CastPerson) {
  const { id } = await signIn(portal, await enrolledStation(portal), whose);
  return { id };
}

export const ownStationSessionProbes: readonly OwnProbe[] = [
  { operation: "Query.stationSessions", query, give },
  {
    operation: "Mutation.endStationSession",
    query: "mutation ($id: ID!) { endStationSession(id: $id) { id endedAt } }",
    shown: query,
    give,
  },
];
