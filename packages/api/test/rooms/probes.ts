import { randomUUID } from "node:crypto";
import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { addVoucher } from "../machines/fleet.ts";
import { ownSession } from "../machines/probes.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { TestApp } from "../support/app.ts";
import type { CastApp } from "../support/cast-app.ts";
import { emptyFleet, extendMutation, runningSession, tokenQuery, witnessMutation } from "./room-helpers.ts";

/** The room of a case that Maya has started. */
export const probes: readonly Probe[] = [
  {
    operation: "Query.cloudCaseRoomToken",
    about: "for the case that Maya is in",
    call: { query: tokenQuery, variables: sessionOfMaya },
  },
  {
    operation: "Query.singleUserCloudCaseExtendableUntil",
    call: { query: "{ singleUserCloudCaseExtendableUntil }" },
  },
  {
    operation: "Query.lostCloudCaseSession",
    call: { query: "{ lostCloudCaseSession { session_id } }" },
  },
  {
    operation: "Mutation.witnessCloudCaseRoom",
    about: "of the case that Maya is in",
    call: { query: witnessMutation, variables: sessionOfMaya },
  },
  {
    operation: "Mutation.extendSingleUserCloudCase",
    about: "the case that Maya is in",
    call: { query: extendMutation, variables: sessionOfMaya },
  },
];

async function sessionOfMaya({ database: { db } }: TestApp): Promise<{ readonly sessionId: string }> {
  const fleet = { db, agents: { url: (id: string) => `https://${id}.simulator.example` } };
  await emptyFleet(fleet);
  const voucherId = await addVoucher(db, [cast.maya]);
  const { sessionId } = await runningSession(fleet, {
    by: cast.maya,
    voucherId,
    startedAt: new Date(Date.now() - 1800_000),
  });
  return { sessionId };
}

export const ownProbes: readonly OwnProbe[] = [
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

/** A session that an administrator took from its person. */
async function lostSession(portal: CastApp, whose: CastPerson) {
  const given = await ownSession(portal, whose);
  await portal.get(cast.ruth, "mutation ($vmId: ID!) { resetVMToOff(vmId: $vmId) { id } }", given);
  return given;
}

/** A person has been in a case of their own for forty minutes, and has hours left. */
async function roomSession(portal: CastApp, by: CastPerson) {
  const { db } = portal.database;
  const fleet = { db, agents: { url: (id: string) => `https://${id}.sim.example` } };
  const voucherId = await addVoucher(db, [by], { seconds: 4 * 3600 });
  // A person has one machine at most, and an operation may be sent under a former name too.
  await sql`update vm set status = 'idle', session_id = null, module_id = null, case_id = null, voucher_id = null,
    event_id = null, started_by = null, claimed_at = null, limit_ms = null, limit_until = null,
    session_started_at = null, session_ends_at = null, deadline_at = null where started_by = ${by.userId}`.execute(
    db,
  );
  const startedAt = new Date(Date.now() - 2_400_000);
  const { sessionId } = await runningSession(fleet, { by, voucherId, startedAt });
  return { sessionId };
}

export const webOperations: readonly WebOperation[] = [
  ["useExtendSessionMutation", cast.lukas, 12, (portal) => roomSession(portal, cast.lukas)],
  ["roomTokenQuery", cast.tomas, 2, (portal) => roomSession(portal, cast.tomas)],
  ["useReportRoomConnectionMutation", cast.nils, 3, (portal) => roomSession(portal, cast.nils)],
  ["sessionEndingQuery", cast.maya, 4, () => ({ sessionId: "7a4c0000-0000-4000-8000-0000000000ff" })],
];
