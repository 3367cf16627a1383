import { cast } from "@cathedra/test-fixtures";
import { GraphQLObjectType } from "graphql";
import { beforeEach, describe, expect, test } from "vitest";
import { stationAllowlist } from "../../src/graphql/station-allowlist.ts";
import { identifyDevice } from "../../src/modules/devices/public.ts";
import { revokeStation } from "../../src/modules/devices/station-lifecycle.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { stationToken as deliveryTokenOf } from "../devices/device-tokens.ts";
import { ownProbes, probes } from "../platform/topics.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { type EnrolledStation, enrolledStation } from "../support/stations.ts";
import { injectAs, type SignedIn, signIn, toAuditFacts, withToken } from "./sign-in-helpers.ts";

let station: EnrolledStation;

const portal = setUpCastApp();
beforeEach(async () => {
  await portal.database.pool.query("delete from wrong_code; delete from qr_login");
  station = await enrolledStation(portal);
});

const look = (session: SignedIn | string, method: "GET" | "DELETE" = "GET") =>
  injectAs(portal, session, { method, url: "/api/station-session" });
const getEnd = async (session: SignedIn) => {
  const response = await look(session);
  return response.statusCode === 200 ? null : response.json().error.endedBy;
};
/** REST returns the code in `error`, GraphQL in `errors`. */
const toRefusal = (response: { json: () => Record<string, never> }) => {
  const { error, errors } = response.json() as {
    error?: { code: string; message: string };
    errors?: readonly { message: string; extensions: { code: string } }[];
  };
  return error?.code ?? errors?.[0]?.extensions.code;
};
const who = "{ user { email } }";
const aged = (column: string, seconds: number) =>
  portal.database.pool.query(
    `update station_sign_in set ${column} = ${column} - $1::int * interval '1 second' where signed_out_at is null`,
    [seconds],
  );

test("the session's token identifies its person (12.037)", async () => {
  const session = await signIn(portal, station, cast.maya);
  const { id } = session;
  const answer = await withToken(portal, session, who);
  expect(answer.json().data.user.email).toBe(cast.maya.email);
  const seen = (await look(session)).json().session;
  expect(seen).toMatchObject({ id, station: { name: "Skills lab 1" }, idleSeconds: 1200 });
  expect(await station.says("GET", "/api/stations/session").then((it) => it.json().session.id)).toBe(id);
});

test("malformed tokens and a person's ordinary token have no station session", async () => {
  for (const token of ["cathedra-station.", `cathedra-station.${"A".repeat(43)}`, "cathedra-station.x"])
    expect((await withToken(portal, token, who)).statusCode).toBe(401);
  const own = await portal.identity.token({ sub: cast.maya.keycloakId });
  expect((await look(own)).json()).toEqual({ session: null });
});

describe("permissions of a station session", () => {
  test("a system administrator has a learner's rights: no roles, no customers, no groups", async () => {
    const session = await signIn(portal, station, cast.ruth);
    const administers = await withToken(portal, session, "{ administeredGroups { groups { id } } }");
    expect(administers.json().errors?.[0]?.extensions.code ?? administers.json().data).toSatisfy(
      (heard: unknown) => heard === "FORBIDDEN" || JSON.stringify(heard).includes('"groups":[]'),
    );
  });

  test("every mutation of the contract is refused unless it is on the list", async () => {
    const session = await signIn(portal, station, cast.ruth);
    const type = portal.app.graphql.schema.getMutationType();
    if (!(type instanceof GraphQLObjectType)) throw new Error("no mutations");
    const queries = new Map<string, string>();
    for (const { operation, query } of ownProbes) queries.set(operation, query);
    for (const { operation, call } of probes)
      if (typeof call !== "function") queries.set(operation, call.query);
    const fields = Object.keys(type.getFields());
    expect(fields.length).toBeGreaterThan(60);
    for (const field of fields) {
      const query = queries.get(`Mutation.${field}`);
      if (query === undefined) throw new Error(`${field} has no probe`);
      const response = await withToken(portal, session, query);
      const isRefused = response.statusCode === 403 && toRefusal(response) === "NOT_AT_STATION";
      expect([field, isRefused]).toEqual([field, !stationAllowlist.has(`Mutation.${field}`)]);
    }
  });

  test("an alias or a fragment does not circumvent the list, and nothing runs", async () => {
    const session = await signIn(portal, station, cast.maya);
    for (const query of [
      "mutation { __typename fine: updateUser(user: {}) { user { email } } }",
      "mutation { ...all } fragment all on Mutation { updateUser(user: {}) { user { email } } }",
      "mutation { ... on Mutation { updateUser(user: {}) { user { email } } } }",
    ])
      expect(toRefusal(await withToken(portal, session, query))).toBe("NOT_AT_STATION");
  });

  test("every route that takes people's tokens is refused unless it is on the list", async () => {
    const session = await signIn(portal, station, cast.ruth);
    const routes = portal.app.routeList.filter(({ access }) => access === "token");
    expect(routes.length).toBeGreaterThan(8);
    for (const { operation } of routes) {
      if (stationAllowlist.has(operation)) continue;
      const [method = "", url = ""] = operation.split(" ");
      const response = await injectAs(portal, session, {
        method,
        url: url.replaceAll(/:\w+/g, "1").replace("*", "x"),
        ...(method !== "GET" && { payload: "{}" }),
      });
      expect([operation, response.statusCode, toRefusal(response)]).toEqual([
        operation,
        403,
        "NOT_AT_STATION",
      ]);
    }
  });

  test("every operation that a station session may call exists in the schema", () => {
    const known = new Set<string>(portal.app.guards.map(({ operation }) => operation));
    expect([...stationAllowlist].filter((operation) => !known.has(operation))).toEqual([]);
  });

  test("the stations' own routes refuse the session's token", async () => {
    const session = await signIn(portal, station, cast.maya);
    const response = await injectAs(portal, session, { url: "/api/stations/session" });
    expect(response.statusCode).toBe(401);
  });
});

describe("end of a station session", () => {
  test("a station session is ended by sign-out on the station's page and by the station itself", async () => {
    const first = await signIn(portal, station, cast.maya);
    expect((await look(first, "DELETE")).statusCode).toBe(204);
    expect(await getEnd(first)).toBe("station");
    const second = await signIn(portal, station, cast.maya);
    expect((await station.says("DELETE", "/api/stations/session")).statusCode).toBe(204);
    expect((await station.says("DELETE", "/api/stations/session")).statusCode).toBe(204);
    expect(await getEnd(second)).toBe("station");
    expect(toRefusal(await withToken(portal, second, who))).toBe("STATION_SESSION_ENDED");
    expect((await station.says("GET", "/api/stations/session")).json()).toEqual({ session: null });
  });

  test("by its person from elsewhere, who sees where they are signed in, but not by other people", async () => {
    const session = await signIn(portal, station, cast.maya);
    const { id } = session;
    const list = "{ stationSessions { id station { name owner } signedInAt endedAt } }";
    const own = await portal.get(cast.maya, list);
    expect(own.stationSessions).toMatchObject([{ id, station: { name: "Skills lab 1" }, endedAt: null }]);
    expect(await portal.get(cast.tomas, list)).toEqual({ stationSessions: [] });
    const end = `mutation { endStationSession(id: "${id}") { id endedAt } }`;
    expect((await portal.ask(cast.tomas, end)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect(await getEnd(session)).toBe(null);
    for (let times = 0; times < 2; times += 1) {
      const { endStationSession } = await portal.get(cast.maya, end);
      expect(endStationSession.endedAt).not.toBeNull();
    }
    expect(await getEnd(session)).toBe("person");
    expect(await portal.get(cast.maya, list)).toEqual({ stationSessions: [] });
    const outs = (await toAuditFacts(portal, station.id)).filter(
      ({ action, after }) => action === "station.signed_out" && after?.session === id,
    );
    expect(outs.length).toBe(1);
  });

  test("a station session ends by the next scan", async () => {
    const session = await signIn(portal, station, cast.maya);
    const next = await signIn(portal, station, cast.tomas);
    expect(await getEnd(session)).toBe("next");
    expect(await getEnd(next)).toBe(null);
  });

  test("after 20 minutes without activity, where reading does not count as activity and a run does", async () => {
    const session = await signIn(portal, station, cast.maya);
    await aged("last_used_at", 1190);
    expect(await getEnd(session)).toBe(null);
    const used = await station.says("POST", "/api/stations/session/use");
    expect(used.json().session).not.toBeNull();
    await aged("last_used_at", 1190);
    expect((await withToken(portal, session, who)).statusCode).toBe(200);
    await aged("last_used_at", 1190);
    expect(await getEnd(session)).toBe(null);
    await aged("last_used_at", 20);
    expect(await getEnd(session)).toBe("expired");
    expect((await station.says("GET", "/api/stations/session")).json()).toEqual({ session: null });
    // Using an expired session does not restore it.
    await station.says("POST", "/api/stations/session/use");
    expect(await getEnd(session)).toBe("expired");
  });

  test("by its maximum duration, despite activity", async () => {
    const session = await signIn(portal, station, cast.maya);
    await aged("expires_at", 4 * 3600);
    expect(await getEnd(session)).toBe("expired");
  });

  test("by revoking the station, and by a new key for it", async () => {
    const first = await signIn(portal, station, cast.maya);
    await revokeStation(portal.database.db, cast.ruth, station.id, systemClock());
    expect(await getEnd(first)).toBe("revoked");
    station = await enrolledStation(portal);
    const second = await signIn(portal, station, cast.maya);
    await enrolledStation(portal);
    expect(await getEnd(second)).toBe("revoked");
  });
});

test("a run counts for the person signed in at its time, and not after the session's end (12.032)", async () => {
  await signIn(portal, station, cast.maya);
  await aged("signed_in_at", 3600);
  await aged("last_used_at", 1800);
  const sign = deliveryTokenOf({ id: station.id, privateKey: station.keys.privateKey }, cast.maya);
  const delivery = await identifyDevice(
    { db: portal.database.db, clock: systemClock },
    sign({ method: "POST", url: "/x" }),
    { method: "POST", target: "/x" },
  );
  const now = Date.now();
  const run = async (from: number, to: number) =>
    (await delivery.presenceDuring({
      startedAt: (now - from * 1000) as never,
      endedAt: (now - to * 1000) as never,
    })) !== undefined;
  // The session was idle for half an hour, so that it ended ten minutes ago.
  expect(await run(3000, 1500)).toBe(true);
  expect(await run(3000, 700)).toBe(true);
  expect(await run(3000, 300)).toBe(false);
});
