import { instant } from "@cathedra/domain";
import { cast, makeStationKeys, signedByStation } from "@cathedra/test-fixtures";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atStations } from "../../src/graphql/at-station.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { type EnrolledStation, enrolledStation } from "../support/stations.ts";
import { headersOf, type SignedIn, signIn } from "./signing-in.ts";

let portal: CastApp;
let station: EnrolledStation;
let session: SignedIn;

beforeAll(async () => {
  portal = await castApp();
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

/** What each route that sessions at stations may use is answered with these headers: the code of a refusal, or the status. */
async function answers(headers: Readonly<Record<string, string>>) {
  const heard = new Set<string | number>();
  const open = portal.app.routeList.filter(
    ({ access, operation }) => access === "token" && atStations.has(operation),
  );
  expect(open.length).toBeGreaterThan(6);
  for (const { operation } of open) {
    const [method = "", path = ""] = operation.split(" ");
    const url = path.replaceAll(/:\w+/g, "1").replace("*", "x");
    const call = operation === "POST /api/graphql" ? graphql : { method: method as "GET", url };
    const type = operation === "POST /api/graphql" ? { "content-type": "application/json" } : {};
    const response = await portal.app.inject({ ...call, headers: { ...headers, ...type } });
    const { error, errors } = response.statusCode === 204 ? {} : response.json();
    heard.add(error?.code ?? errors?.[0]?.extensions.code ?? response.statusCode);
  }
  return [...heard];
}
const refused = ["STATION_PROOF_REQUIRED"];
const authorization = (token: string) => ({ authorization: `Bearer ${token}` });

test("the token alone is refused by name on every route that sessions at stations may use (12.037)", async () => {
  expect(await answers(authorization(session.accessToken))).toEqual(refused);
  // It has ended nothing, and used nothing: the session goes on in its own browser.
  const look = await portal.app.inject({ url: "/api/station-session", headers: headersOf(session) });
  expect(look.json().session).toMatchObject({ id: session.id });
});

test("with the proof of its station the same token is its person's (12.037)", async () => {
  const response = await portal.app.inject({
    ...graphql,
    headers: { ...headersOf(session), "content-type": "application/json" },
  });
  expect(response.json().data.user.email).toBe(cast.maya.email);
});

test("a proof of another station, another key, another token, another audience, or of another time is none", async () => {
  const { accessToken } = session;
  const angio = await enrolledStation(portal, "northgateAngio");
  const other = await signIn(portal, angio, cast.tomas);
  const stranger = { ...station, keys: angio.keys };
  const now = Date.now();
  const ath = station.proof(other.accessToken);
  const named = { iss: `station:${angio.id}` };
  const wrong: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ["another station's", angio.proof(accessToken)],
    [
      "of another station that names this one",
      angio.proof(accessToken, { header: { kid: `station:${station.id}` } }),
    ],
    ["of this station that names another one", station.proof(accessToken, { claims: named })],
    ["for another token", ath],
    ["a minute and more old", station.proof(accessToken, { now: now - 66_000 })],
    ["of a time to come", station.proof(accessToken, { now: now + 20_000 })],
    [
      "that holds for two minutes",
      station.proof(accessToken, { claims: { exp: Math.floor(now / 1000) + 120 } }),
    ],
    ["without an end", station.proof(accessToken, { claims: { exp: undefined } })],
    ["without the token's hash", station.proof(accessToken, { claims: { ath: undefined } })],
    [
      "the token of the station's own requests",
      { "cathedra-station-proof": signedByStation(station.id, stranger.keys) },
    ],
    ["the same, by the right key", { "cathedra-station-proof": signedByStation(station.id, station.keys) }],
    ["no JWT", { "cathedra-station-proof": "x" }],
    ["a very long one", { "cathedra-station-proof": "x".repeat(9_000) }],
  ];
  for (const [what, proof] of wrong)
    expect([what, await answers({ ...authorization(accessToken), ...proof })]).toEqual([what, refused]);
  // The other person's session is as it was.
  const look = await portal.app.inject({ url: "/api/station-session", headers: headersOf(other) });
  expect(look.json().session).toMatchObject({ id: other.id, person: { keycloakId: cast.tomas.keycloakId } });
});

test("a proof that was taken together with its token is good for a minute and no longer", async () => {
  // The database dates the key; the session must begin after it.
  let now = Date.now() + 10_000;
  const other = await castApp([], { clock: () => instant(now) });
  try {
    const there = await enrolledStation(other);
    const { accessToken } = await signIn(other, there, cast.maya);
    const taken = { ...authorization(accessToken), ...there.proof(accessToken, { now }) };
    const look = () => other.app.inject({ url: "/api/station-session", headers: taken });
    now += 59_000;
    expect((await look()).statusCode).toBe(200);
    now += 7_000;
    expect((await look()).json().error.code).toBe("STATION_PROOF_REQUIRED");
  } finally {
    await other.close();
  }
});

test("a proof speaks for nobody by itself: stations' routes and people's refuse it as a token", async () => {
  const proof = station.proof(session.accessToken)["cathedra-station-proof"];
  for (const url of ["/api/stations/session", "/api/station-session"]) {
    const response = await portal.app.inject({ url, headers: authorization(proof) });
    expect([url, response.statusCode, response.json().error.code]).toEqual([url, 401, "UNAUTHENTICATED"]);
  }
});

test("once the station has another key, proofs of the former one are none, though they were verified before", async () => {
  const look = () => portal.app.inject({ url: "/api/station-session", headers });
  const headers = headersOf(session);
  expect((await look()).statusCode).toBe(200);
  await portal.database.pool.query("update station set public_key = $2 where id = $1", [
    station.id,
    makeStationKeys().publicKey,
  ]);
  expect((await look()).json().error.code).toBe("STATION_PROOF_REQUIRED");
});
