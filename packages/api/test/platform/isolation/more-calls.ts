import { createHash, randomUUID } from "node:crypto";
import { cast, courseOf, customerOf, groupOf } from "@cathedra/test-fixtures";
import type { Operation } from "../../../src/graphql/guards.ts";
import { newCode } from "../../station-sessions/sign-in-helpers.ts";
import type { CastApp } from "../../support/cast-app.ts";
import { enrolledStation } from "../../support/stations.ts";

/** Makes what a call needs; what it answers sends the call. */
export type PreparedCall = {
  readonly operation: Operation;
  readonly about: string;
  readonly prepare: (portal: CastApp) => Promise<() => Promise<unknown>>;
};

const northgate = customerOf("northgate").id;
const group = groupOf("irResidents").id;
const log = Buffer.from("2026-11-22T10:00:00Z INFO catheter advanced 3 mm\n");

function announcedLog() {
  const [startedAt, endedAt] = [2, 1].map((hours) => new Date(Date.now() - hours * 3_600_000).toISOString());
  const sha256 = createHash("sha256").update(log).digest("hex");
  return { name: `${randomUUID()}.log`, startedAt, endedAt, size: log.length, sha256 };
}

/** Calls that change more than the probes of the role matrix do, or what those only ask about. */
export const moreCalls: readonly PreparedCall[] = [
  {
    operation: "POST /api/stations/heartbeat",
    about: "of a station",
    prepare: async (portal) => {
      const station = await enrolledStation(portal);
      return () => station.says("POST", "/api/stations/heartbeat", { at: new Date().toISOString() });
    },
  },
  {
    operation: "PUT /api/stations/facts",
    about: "of a station",
    prepare: async (portal) => {
      const station = await enrolledStation(portal);
      const software = [{ code: "simulator", name: "Simulator", version: "5.2.0" }];
      const facts = { hash: randomUUID(), computer: {}, software, licences: [] };
      return () => station.says("PUT", "/api/stations/facts", facts);
    },
  },
  {
    operation: "POST /api/stations/logs",
    about: "of a station",
    prepare: async (portal) => {
      const station = await enrolledStation(portal);
      return () => station.says("POST", "/api/stations/logs", announcedLog());
    },
  },
  {
    operation: "PUT /api/stations/logs/:id/pieces",
    about: "of a station",
    prepare: async (portal) => {
      const station = await enrolledStation(portal);
      const { id } = (await station.says("POST", "/api/stations/logs", announcedLog())).json();
      return () => station.says("PUT", `/api/stations/logs/${id}/pieces?offset=0`, log);
    },
  },
  {
    operation: "POST /api/stations/qr-logins",
    about: "of a station",
    prepare: async (portal) => {
      const station = await enrolledStation(portal);
      return () => newCode(station);
    },
  },
  {
    operation: "Mutation.saveLearningSpaceAccess",
    about: "that takes courses away",
    prepare: async (portal) => {
      const save = (fullAccess: boolean) =>
        portal.ask(
          cast.ruth,
          `mutation ($customer: Int!, $fullAccess: Boolean!) {
            saveLearningSpaceAccess(
              customerId: $customer, learningSpaceId: 2, courses: [], fullAccess: $fullAccess
            ) { fullAccess }
          }`,
          { customer: northgate, fullAccess },
        );
      await save(true);
      return () => save(false);
    },
  },
  {
    operation: "Mutation.customerGroupCourseAccess",
    about: "that takes courses away",
    prepare: async (portal) => {
      const save = (courseIds: readonly number[]) =>
        portal.ask(
          cast.ruth,
          `mutation ($group: Int!, $courseIds: [Int!]!) {
            customerGroupCourseAccess(customerGroupId: $group, courseIds: $courseIds, fullRemoval: true) { id }
          }`,
          { group, courseIds },
        );
      await save([courseOf("PER-601").id]);
      return () => save([]);
    },
  },
  {
    operation: "Mutation.revokeVistSystemKey",
    about: "of a station that has one",
    prepare: async (portal) => {
      const { id } = await enrolledStation(portal);
      const revoke = "mutation ($id: ID!) { revokeVistSystemKey(id: $id) { id } }";
      return () => portal.ask(cast.ruth, revoke, { id });
    },
  },
];
