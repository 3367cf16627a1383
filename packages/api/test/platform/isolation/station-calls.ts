import { createHash, randomUUID } from "node:crypto";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { aRelease, getUpdate } from "../../software-updates/release-builder.ts";
import { atStation } from "../../software-updates/station-updates.ts";
import { injectAs, newCode, poll, scan, signIn } from "../../station-sessions/sign-in-helpers.ts";
import type { CastApp } from "../../support/cast-app.ts";
import { enrolledStation } from "../../support/stations.ts";
import type { PreparedCall } from "./more-calls.ts";

const log = Buffer.from("2026-11-22T10:00:00Z INFO catheter advanced 3 mm\n");

function announcedLog() {
  const [startedAt, endedAt] = [2, 1].map((hours) => new Date(Date.now() - hours * 3_600_000).toISOString());
  const sha256 = createHash("sha256").update(log).digest("hex");
  return { name: `${randomUUID()}.log`, startedAt, endedAt, size: log.length, sha256 };
}

/** Maya has signed in on a station by a code, and did something there two minutes ago. */
async function signedIn(portal: CastApp) {
  const session = await signIn(portal, await enrolledStation(portal), cast.maya);
  await sql`update station_sign_in set last_used_at = last_used_at - interval '2 minutes' where id = ${session.id}`.execute(
    portal.database.db,
  );
  return session;
}

/** A station with a requested download of a release, and the resulting work. */
async function downloading(portal: CastApp) {
  const station = await enrolledStation(portal);
  const code = randomUUID();
  const release = await aRelease(portal, { code, name: code, station: station.id });
  const update = await getUpdate(portal, release, station.id);
  const { wish, work, report } = atStation(portal, station, update);
  await wish("Download");
  const { id = "" } = (await work()).find((each) => each.update === String(update)) ?? {};
  return { release, wish, report: (said: object) => report(id, said) };
}

/** Calls of stations, of the pages in their browsers, and of those who administer them. */
export const stationCalls: readonly PreparedCall[] = [
  {
    operation: "Mutation.withdrawSoftwareRelease",
    about: "that a station is downloading",
    prepare: async (portal) => {
      const { release: id } = await downloading(portal);
      return () =>
        portal.ask(cast.ruth, "mutation ($id: Int!) { withdrawSoftwareRelease(releaseId: $id) { id } }", {
          id,
        });
    },
  },
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
    operation: "Mutation.revokeVistSystemKey",
    about: "of a station that has one",
    prepare: async (portal) => {
      const { id } = await enrolledStation(portal);
      const revoke = "mutation ($id: ID!) { revokeVistSystemKey(id: $id) { id } }";
      return () => portal.ask(cast.ruth, revoke, { id });
    },
  },
  {
    operation: "POST /api/stations/qr-logins/:id/poll",
    about: "of a code that was scanned",
    prepare: async (portal) => {
      const station = await enrolledStation(portal);
      const code = await newCode(station);
      await scan(portal, cast.maya, code);
      return () => poll(station, code);
    },
  },
  {
    operation: "POST /api/stations/session/use",
    about: "of a station that somebody is signed in on",
    prepare: async (portal) => {
      const { station } = await signedIn(portal);
      return () => station.says("POST", "/api/stations/session/use");
    },
  },
  {
    operation: "DELETE /api/stations/session",
    about: "of a station that somebody is signed in on",
    prepare: async (portal) => {
      const { station } = await signedIn(portal);
      return () => station.says("DELETE", "/api/stations/session");
    },
  },
  ...(["POST", "DELETE"] as const).map(
    (method): PreparedCall => ({
      operation: `${method} /api/station-session`,
      about: "of the page of somebody who is signed in on it",
      prepare: async (portal) => {
        const session = await signedIn(portal);
        return () => injectAs(portal, session, { method, url: "/api/station-session" });
      },
    }),
  ),
  {
    operation: "POST /api/stations/operations/:id/reports",
    about: "of a download that it was told to make",
    prepare: async (portal) => {
      const { report } = await downloading(portal);
      return () => report({ progress: 40 });
    },
  },
  {
    operation: "Mutation.vistSystemSoftwareReleaseSetInstall",
    about: "of a release that was downloaded",
    prepare: async (portal) => {
      const { wish, report } = await downloading(portal);
      await report({ state: "COMPLETE", progress: 100 });
      return () => wish("Install");
    },
  },
];
