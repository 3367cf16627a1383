import { cast } from "@cathedra/test-fixtures";
import { addVoucher } from "../machines/fleet.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { TestApp } from "../support/app.ts";
import { emptyFleet, extendMutation, runningSession, tokenQuery, witnessMutation } from "./room-helpers.ts";

/** The room of a case that Maya has started. */
export const roomProbes: readonly Probe[] = [
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
