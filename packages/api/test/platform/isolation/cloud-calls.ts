import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { addEvent } from "../../machines/fleet.ts";
import { ownSession } from "../../machines/probes.ts";
import { emptyFleet, runningSession, witnessMutation } from "../../rooms/room-helpers.ts";
import type { PreparedCall } from "./more-calls.ts";

/** Calls about cases that are running in the cloud. */
export const cloudCalls: readonly PreparedCall[] = [
  {
    operation: "Mutation.witnessCloudCaseRoom",
    about: "of a room whose machine is silent",
    prepare: async (portal) => {
      const { sessionId } = await ownSession(portal, cast.maya);
      const { db } = portal.database;
      await sql`update vm set fault = 'silent', fault_since = now() where session_id = ${sessionId}`.execute(
        db,
      );
      await sql`insert into vm_session_event (session_id, seq, kind, user_id)
        values (${sessionId}, 1, 'joined', ${cast.maya.userId})`.execute(db);
      return () => portal.ask(cast.maya, witnessMutation, { sessionId });
    },
  },
  {
    operation: "Mutation.stopCloudCaseSessionWithVoucherId",
    about: "of one's own case",
    prepare: async (portal) => {
      const { sessionId } = await ownSession(portal, cast.maya);
      const { rows } = await sql<{ id: number }>`
        select voucher_id as id from vm_session where id = ${sessionId}`.execute(portal.database.db);
      return () =>
        portal.ask(
          cast.maya,
          "mutation ($id: Int!) { stopCloudCaseSessionWithVoucherId(voucherId: $id) { id } }",
          rows[0],
        );
    },
  },
  {
    operation: "Mutation.turnOffVMsOfEvent",
    about: "of an event that goes on",
    prepare: async (portal) => {
      const { db } = portal.database;
      const fleet = { db, agents: { url: (id: string) => `https://${id}.sim.example` } };
      await emptyFleet(fleet);
      const id = await addEvent(db, new Date(), [cast.priya.email]);
      await runningSession(fleet, { by: cast.priya, voucherId: id, isEvent: true });
      return () =>
        portal.ask(cast.ruth, "mutation ($id: Int!) { turnOffVMsOfEvent(voucherId: $id) { id } }", { id });
    },
  },
];
