import { randomUUID } from "node:crypto";
import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { ownSession } from "../machines/own-probes.ts";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import type { CastApp } from "../support/cast-app.ts";

export const ownRoomProbes: readonly OwnProbe[] = [
  {
    operation: "Query.singleUserCloudCaseExtendableUntil",
    query: "{ singleUserCloudCaseExtendableUntil }",
    give: ownSession,
  },
  {
    operation: "Query.lostCloudCaseSession",
    query: "{ lostCloudCaseSession { session_id } }",
    give: lostSession,
  },
  {
    operation: "Query.cloudSessionEnding",
    query: "query ($sessionId: ID!) { cloudSessionEnding(sessionId: $sessionId) { reason } }",
    unknown: { sessionId: randomUUID() },
    give: lostSession,
  },
];

/** That an administrator took from its person. */
async function lostSession(portal: CastApp, whose: CastPerson) {
  const given = await ownSession(portal, whose);
  await portal.get(cast.ruth, "mutation ($vmId: ID!) { resetVMToOff(vmId: $vmId) { id } }", given);
  return given;
}
