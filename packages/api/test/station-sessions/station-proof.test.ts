import { instant } from "@cathedra/domain";
import { cast, makeStationKeys, type RequestToSign, signedByStation } from "@cathedra/test-fixtures";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { stationAllowlist } from "../../src/graphql/station-allowlist.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { type EnrolledStation, enrolledStation, toSign } from "../support/stations.ts";
import { injectAs, type SignedIn, signIn } from "./sign-in-helpers.ts";

let portal: CastApp;
let station: EnrolledStation;
let session: SignedIn;

beforeAll(async () => {
  portal = await castApp([], { processes: 2 });
});
beforeEach(async () => {
  await portal.database.pool.query("delete from wrong_code; delete from qr_login");
  station = await enrolledStation(portal);
  session = await signIn(portal, station, cast.maya);
});
afterAll(() => portal.close());

const graphql = {
  method: "POST",
  url: "/api/graphql",
  payload: JSON.stringify({ query: "{ user { email } }" }),
} as const;
const look = { method: "GET", url: "/api/station-session" } as const;

type Headers = Readonly<Record<string, string>>;

/** The answer of each route that accepts sessions at stations to these headers: the code of a refusal, or the status. */
async function answers(headersFor: (request: InjectOptions) => Headers) {
  const heard = new Set<string | number>();
  const open = portal.app.routeList.filter(
    ({ access, operation }) => access === "token" && stationAllowlist.has(operation),
  );
  expect(open.length).toBeGreaterThan(6);
  for (const { operation } of open) {
    const [method = "", path = ""] = operation.split(" ");
    const url = path.replaceAll(/:\w+/g, "1").replace("*", "x");
    const call = operation === "POST /api/graphql" ? graphql : { method: method as "GET", url };
    const type = operation === "POST /api/graphql" ? { "content-type": "application/json" } : {};
    const headers = { ...authorization(session.accessToken), ...headersFor(call), ...type };
    const response = await portal.app.inject({ ...call, headers });
    const { error, errors } = response.statusCode === 204 ? {} : response.json();
    heard.add(error?.code ?? errors?.[0]?.extensions.code ?? response.statusCode);
  }
  return [...heard];
}
const header = "cathedra-station-proof";
const refused = ["STATION_PROOF_REQUIRED"];
const authorization = (token: string) => ({ authorization: `Bearer ${token}` });

test("the token alone is refused with the reason on every route for station sessions (12.037)", async () => {
  expect(await answers(() => ({}))).toEqual(refused);
  // The refused requests did not affect the session, which continues in its own browser.
  expect((await injectAs(portal, session, look)).json().session).toMatchObject({ id: session.id });
});

test("the token with a proof by its station identifies its person (12.037)", async () => {
  const response = await injectAs(portal, session, graphql);
  expect(response.json().data.user.email).toBe(cast.maya.email);
});

test("a proof of another station, key, token, audience, time, method or address is refused", async () => {
  const { accessToken } = session;
  const angio = await enrolledStation(portal, "northgateAngio");
  const other = await signIn(portal, angio, cast.tomas);
  const now = Date.now();
  const named = { iss: `station:${angio.id}` };
  const isNot = { claims: { exp: Math.floor(now / 1000) + 120 } };
  const own = (...[of, changes]: [RequestToSign, Parameters<EnrolledStation["proof"]>[2]?]) =>
    station.proof(accessToken, of, changes);
  const wrong: readonly (readonly [string, (of: RequestToSign) => Headers])[] = [
    ["another station's", (of) => angio.proof(accessToken, of)],
    [
      "of another station that names this one",
      (of) => angio.proof(accessToken, of, { header: { kid: `station:${station.id}` } }),
    ],
    ["of this station that names another one", (of) => own(of, { claims: named })],
    ["for another token", (of) => station.proof(other.accessToken, of)],
    ["a minute and more old", (of) => own(of, { now: now - 66_000 })],
    ["of a time to come", (of) => own(of, { now: now + 20_000 })],
    ["that holds for two minutes", (of) => own(of, isNot)],
    ["without an end", (of) => own(of, { claims: { exp: undefined } })],
    ["without the token's hash", (of) => own(of, { claims: { ath: undefined } })],
    ["for another method", (of) => own({ ...of, method: "PUT" })],
    ["for another address", (of) => own({ ...of, url: `${of.url}/` })],
    ["for another query", (of) => own({ ...of, url: `${of.url}?a=1` })],
    ["that names no request, as it was once", (of) => own(of, { claims: { htm: undefined } })],
    ["without a name of its own", (of) => own(of, { claims: { jti: undefined } })],
    [
      "the token of the station's own requests",
      (of) => ({ [header]: signedByStation(station.id, angio.keys, of) }),
    ],
    ["the same, by the right key", (of) => ({ [header]: signedByStation(station.id, station.keys, of) })],
    ["no JWT", () => ({ [header]: "x" })],
    ["a very long one", () => ({ [header]: "x".repeat(9_000) })],
  ];
  for (const [what, proof] of wrong)
    expect([what, await answers((request) => proof(toSign(request)))]).toEqual([what, refused]);
  // The other person's session is as it was.
  expect((await injectAs(portal, other, look)).json().session).toMatchObject({
    id: other.id,
    person: { keycloakId: cast.tomas.keycloakId },
  });
});

test("the refusal contains the reason", async () => {
  const getReason = async (proof: Headers) =>
    (
      await portal.app.inject({
        ...graphql,
        headers: { ...authorization(session.accessToken), ...proof, "content-type": "application/json" },
      })
    ).json().errors[0].extensions.reason;
  const of = toSign(graphql);
  expect(await getReason({})).toBe("invalid");
  expect(await getReason(station.proof(session.accessToken, of, { claims: { jti: undefined } }))).toBe(
    "incomplete",
  );
  expect(await getReason(station.proof(session.accessToken, { ...of, method: "GET" }))).toBe("other_request");
  expect(await getReason(station.proof(session.accessToken, { ...of, body: "{}" }))).toBe("other_body");
  const proof = station.proof(session.accessToken, of);
  expect(await getReason(proof).catch(() => "taken")).toBe("taken");
  expect(await getReason(proof)).toBe("used");
});

test("if several processes receive one proof at once, one accepts it, and none afterwards", async () => {
  const { accessToken } = session;
  // The pools are warm, so that all requests really arrive at once.
  await Promise.all(
    portal.apps.flatMap(() => Array.from({ length: 10 }, () => injectAs(portal, session, look))),
  );
  for (let round = 0; round < 5; round += 1) {
    const headers = { ...authorization(accessToken), ...station.proof(accessToken, look) };
    const sent = portal.apps.flatMap((app) =>
      Array.from({ length: 4 }, () => app.inject({ ...look, headers })),
    );
    const answered = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(answered.filter((status) => status === 200)).toEqual([200]);
    expect((await portal.app.inject({ ...look, headers })).json().error.reason).toBe("used");
  }
});

test("an unused proof is valid for one minute", async () => {
  // The database dates the key; the session must begin after it.
  let now = Date.now() + 10_000;
  const other = await castApp([], { clock: () => instant(now) });
  try {
    const there = await enrolledStation(other);
    const { accessToken } = await signIn(other, there, cast.maya);
    const take = () => ({ ...authorization(accessToken), ...there.proof(accessToken, look, { now }) });
    const [first, second] = [take(), take()];
    now += 59_000;
    expect((await other.app.inject({ ...look, headers: first })).statusCode).toBe(200);
    now += 7_000;
    expect((await other.app.inject({ ...look, headers: second })).json().error.code).toBe(
      "STATION_PROOF_REQUIRED",
    );
  } finally {
    await other.close();
  }
});

test("a proof alone is refused as a token on stations' and people's routes", async () => {
  for (const url of ["/api/stations/session", "/api/station-session"]) {
    const proof = station.proof(session.accessToken, { method: "GET", url })[header];
    const response = await portal.app.inject({ url, headers: authorization(proof) });
    expect([url, response.statusCode, response.json().error.code]).toEqual([url, 401, "UNAUTHENTICATED"]);
  }
});

test("after a station's key changes, proofs by the former key are refused", async () => {
  expect((await injectAs(portal, session, look)).statusCode).toBe(200);
  await portal.database.pool.query("update station set public_key = $2 where id = $1", [
    station.id,
    makeStationKeys().publicKey,
  ]);
  expect((await injectAs(portal, session, look)).json().error.code).toBe("STATION_PROOF_REQUIRED");
});
