import { cast, getStation } from "@cathedra/test-fixtures";
import { beforeEach, describe, expect, test } from "vitest";
import { revokeStation } from "../../src/modules/devices/station-lifecycle.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { type EnrolledStation, enrolledStation } from "../support/stations.ts";
import {
  asked,
  injectAs,
  newCode,
  other,
  poll,
  polled,
  scan,
  signIn,
  toAuditFacts,
} from "./sign-in-helpers.ts";

let station: EnrolledStation;
let skipMs = 0;

const portal = setUpCastApp([], { clock: () => (systemClock() + skipMs) as ReturnType<typeof systemClock> });
beforeEach(async () => {
  await portal.database.pool.query("delete from wrong_code; delete from qr_login");
  station = await enrolledStation(portal);
});

/** The portal's clock moves; stations date their tokens by the same clock, so that these stay valid. */
async function later(seconds: number, work: () => Promise<void>): Promise<void> {
  skipMs = seconds * 1000;
  await work().finally(() => {
    skipMs = 0;
  });
}

const lasting = async (what: "qr_login" | "station_sign_in", column: string, seconds: number) => {
  await portal.database.pool.query(
    `update ${what} set ${column} = ${column} - $1::int * interval '1 second'`,
    [seconds],
  );
};

test("a person signs in on a station by its code and its match code (12.037)", async () => {
  const code = await newCode(station);
  expect(code.matchCode).toMatch(/^[1-9][0-9]$/);
  expect(code.payload).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(new URL(code.url).origin).toBe("http://portal.example");
  expect(Date.parse(code.expiresAt) - Date.now()).toBeGreaterThan(80_000);
  expect((await polled(station, code)).status).toBe("authorization_pending");
  const { data } = await asked(portal, cast.maya, code);
  const { name, place, serviceTag } = getStation("northgateSkillsLab");
  expect(data?.QRLogin).toMatchObject({ status: "ok", station: { name, place, serviceTag } });
  const { status, session } = await polled(station, code);
  expect(status).toBe("approved");
  expect(session?.person).toEqual({ keycloakId: cast.maya.keycloakId, name: "Maya Lindqvist" });
  expect(session?.accessToken).toMatch(/^cathedra-station\./);
  const acts = (await toAuditFacts(portal, station.id)).map(({ action }) => action);
  expect(acts.slice(-2)).toEqual(["station.code_approved", "station.signed_in"]);
});

test("payload, secret and token are stored only as hashes", async () => {
  const { code, accessToken } = await signIn(portal, station, cast.maya);
  const { rows } = await portal.database.pool.query(
    "select row_to_json(qr_login)::text || (select string_agg(row_to_json(s)::text, '') from station_sign_in s) as all from qr_login",
  );
  for (const secret of [code.payload, code.secret, accessToken]) expect(rows[0].all).not.toContain(secret);
});

test("opening the link repeatedly shows its purpose and changes nothing (1.044)", async () => {
  await signIn(portal, station, cast.tomas);
  const code = await newCode(station);
  const before = await portal.database.pool.query("select * from qr_login order by id");
  const query = `query ($payload: String!) { qrLogin(payload: $payload) {
    status station { name place owner serviceTag } shownAt expiresAt lastPerson { name isSignedIn }
  } }`;
  for (let times = 0; times < 3; times += 1) {
    const { qrLogin } = await portal.get(cast.maya, query, { payload: code.payload });
    expect(qrLogin).toMatchObject({
      status: "match_code_wanted",
      station: { name: "Skills lab 1", owner: "Northgate University Hospital" },
      lastPerson: { name: "Tomás Herrera", isSignedIn: true },
      expiresAt: code.expiresAt,
    });
  }
  expect((await portal.database.pool.query("select * from qr_login order by id")).rows).toEqual(before.rows);
  const noCode = await asked(portal, cast.maya, { payload: code.payload });
  expect(noCode.data?.QRLogin.status).toBe("match_code_wanted");
  expect((await portal.database.pool.query("select * from qr_login order by id")).rows).toEqual(before.rows);
});

test("the third wrong match code invalidates the code, also for the right match code", async () => {
  const code = await newCode(station);
  const wrong = { ...code, matchCode: other(code.matchCode) };
  const first = await asked(portal, cast.maya, wrong);
  expect(first.data?.QRLogin).toMatchObject({ status: "wrong_match_code", triesLeft: 2 });
  expect(await scan(portal, cast.maya, { ...code, matchCode: "abc" })).toBe("wrong_match_code");
  expect(await scan(portal, cast.maya, wrong)).toBe("too_many_tries");
  expect(await scan(portal, cast.maya, code)).toBe("too_many_tries");
  expect((await polled(station, code)).status).toBe("access_denied");
  const whys = (await toAuditFacts(portal, station.id)).map(({ after }) => after?.why).filter(Boolean);
  expect(whys.slice(-4)).toEqual([
    "wrong_match_code",
    "wrong_match_code",
    "too_many_tries",
    "too_many_tries",
  ]);
});

test("simultaneous wrong guesses get three tries in total", async () => {
  const warm = Array.from({ length: 5 }, () => portal.database.pool.query("select pg_sleep(0.02)"));
  await Promise.all(warm);
  const code = await newCode(station);
  const wrong = { ...code, matchCode: other(code.matchCode) };
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => scan(portal, cast.maya, wrong)));
  expect(outcomes.filter((outcome) => outcome === "wrong_match_code").length).toBe(2);
  const { rows } = await portal.database.pool.query("select attempts, state from qr_login where id = $1", [
    code.id,
  ]);
  expect(rows).toEqual([{ attempts: 3, state: "refused" }]);
});

test("if two people approve at once, one is signed in, and a code tried by one person is refused for others", async () => {
  for (let round = 0; round < 5; round += 1) {
    const code = await newCode(station);
    const outcomes = await Promise.all([cast.maya, cast.tomas].map((who) => scan(portal, who, code)));
    expect(outcomes.toSorted()).toEqual(["ok", "used"]);
  }
  const code = await newCode(station);
  expect(await scan(portal, cast.maya, { ...code, matchCode: other(code.matchCode) })).toBe(
    "wrong_match_code",
  );
  // The link is passed on to another person, with the match code.
  expect(await scan(portal, cast.tomas, code)).toBe("used");
  expect(await scan(portal, cast.maya, code)).toBe("ok");
});

test("repeating a call whose answer was lost gives the same result, and without the digits the code is used", async () => {
  const code = await newCode(station);
  expect(await scan(portal, cast.maya, code)).toBe("ok");
  expect(await scan(portal, cast.maya, code)).toBe("ok");
  await polled(station, code);
  expect(await scan(portal, cast.maya, code)).toBe("ok");
  expect(await scan(portal, cast.maya, { ...code, matchCode: other(code.matchCode) })).toBe("used");
  const approved = (await toAuditFacts(portal, station.id)).filter(
    ({ action, after }) => action === "station.code_approved" && after?.code === code.id,
  );
  expect(approved.length).toBe(1);
});

test("a declined code cannot be approved afterwards, and the station is informed", async () => {
  const code = await newCode(station);
  const { declineQRLogin } = await portal.get(
    cast.maya,
    "mutation ($payload: String!) { declineQRLogin(payload: $payload) { status } }",
    { payload: code.payload },
  );
  expect(declineQRLogin.status).toBe("declined");
  expect(await scan(portal, cast.maya, code)).toBe("declined");
  expect((await polled(station, code)).status).toBe("access_denied");
  expect(await newCode(station)).toBeDefined();
});

describe("time limits", () => {
  test("a code expires after 90 seconds by the portal's clock", async () => {
    const code = await newCode(station);
    await later(89, async () => expect((await polled(station, code)).status).toBe("authorization_pending"));
    await later(91, async () => {
      expect(await scan(portal, cast.maya, code)).toBe("expired");
      expect((await polled(station, code)).status).toBe("expired_token");
    });
  });

  test("a new code invalidates the previous one, also if it was approved but not picked up", async () => {
    const [first, second] = [await newCode(station), await newCode(station)];
    expect(await scan(portal, cast.maya, first)).toBe("expired");
    expect(await scan(portal, cast.maya, second)).toBe("ok");
    await newCode(station);
    expect((await polled(station, second)).status).toBe("expired_token");
  });

  test("an approved code that is not picked up within half a minute expires", async () => {
    const code = await newCode(station);
    expect(await scan(portal, cast.maya, code)).toBe("ok");
    await lasting("qr_login", "decided_at", 31);
    expect((await polled(station, code)).status).toBe("expired_token");
  });

  test("a client that polls too fast is told to slow down", async () => {
    const code = await newCode(station);
    expect((await polled(station, code)).status).toBe("authorization_pending");
    expect((await polled(station, code)).status).toBe("slow_down");
    await lasting("qr_login", "polled_at", 2);
    expect((await polled(station, code)).status).toBe("authorization_pending");
  });
});

describe("refused attempts", () => {
  test("an unknown code and one that was altered are refused", async () => {
    const { payload, matchCode } = await newCode(station);
    const changed = (payload.startsWith("A") ? "B" : "A") + payload.slice(1);
    for (const wrong of [changed, "", `${payload}A`, "https://evil.example/", payload.slice(0, 21)])
      expect(await scan(portal, cast.maya, { payload: wrong, matchCode })).toBe("unknown");
  });

  test("a person of another customer is refused without learning anything about the station", async () => {
    const code = await newCode(station);
    const { data } = await asked(portal, cast.aiko, code);
    expect(data?.QRLogin).toEqual({ status: "not_allowed", triesLeft: null, station: null });
    const shown = await portal.get(
      cast.aiko,
      "query ($payload: String!) { qrLogin(payload: $payload) { status station { name } shownAt lastPerson { name } } }",
      { payload: code.payload },
    );
    expect(shown.qrLogin).toEqual({ status: "not_allowed", station: null, shownAt: null, lastPerson: null });
    const written = (await toAuditFacts(portal, station.id)).at(-1);
    expect(written).toMatchObject({
      action: "station.sign_in_refused",
      actor_id: cast.aiko.userId,
      after: { why: "not_allowed" },
    });
    // The session is still valid for its person.
    expect(await scan(portal, cast.maya, code)).toBe("ok");
  });

  test("people who linked the station with its PIN, and staff, may sign in", async () => {
    await portal.database.pool.query(
      "insert into user_system (user_id, station_id, pin) values ($1, $2, 'x')",
      [cast.aiko.userId, station.id],
    );
    for (const who of [cast.aiko, cast.ingrid, cast.ruth, cast.george])
      expect([who.firstName, await scan(portal, who, await newCode(station))]).toEqual([who.firstName, "ok"]);
    await portal.database.pool.query("delete from user_system");
  });

  test("a scan in the station's own browser is refused", async () => {
    const code = await newCode(station);
    expect(await scan(portal, cast.maya, code, station.serviceTag.toLowerCase())).toBe("own_station");
    expect(await scan(portal, cast.maya, code, "LKS2M88")).toBe("ok");
  });

  test("the codes of a revoked station are invalid, and its requests are not answered", async () => {
    const code = await newCode(station);
    await revokeStation(portal.database.db, cast.ruth, station.id, systemClock());
    expect(await scan(portal, cast.maya, code)).toBe("unknown");
    expect((await poll(station, code)).statusCode).toBe(401);
  });

  test("polling from another station or with a wrong secret is refused", async () => {
    const foreign = await enrolledStation(portal, "lakesideLab");
    const code = await newCode(station);
    expect(await scan(portal, cast.maya, code)).toBe("ok");
    expect((await polled(foreign, code)).status).toBe("access_denied");
    expect((await polled(station, { ...code, secret: "x" })).status).toBe("access_denied");
    expect((await polled(station, { ...code, id: "1" })).status).toBe("access_denied");
    expect((await toAuditFacts(portal, station.id)).at(-1)?.action).toBe("station.code_guessed");
    expect((await polled(station, code)).status).toBe("approved");
  });

  test("a person who was refused eight times must wait, for any code", async () => {
    for (let times = 0; times < 4; times += 1) {
      const code = await newCode(station);
      const wrong = { ...code, matchCode: other(code.matchCode) };
      for (let tries = 0; tries < 2; tries += 1)
        expect(await scan(portal, cast.maya, wrong)).toBe("wrong_match_code");
    }
    const code = await newCode(station);
    expect(await scan(portal, cast.maya, code)).toBe("RATE_LIMITED");
    expect(await scan(portal, cast.tomas, code)).toBe("ok");
  });

  test("after twenty refusals on a station, no one can sign in there for a while", async () => {
    await portal.database.pool.query(
      "insert into wrong_code (subject, at) select 'station:' || $1, now() from generate_series(1, 20)",
      [station.id],
    );
    expect(await scan(portal, cast.maya, await newCode(station))).toBe("RATE_LIMITED");
  });

  test("a station gets at most twelve codes a minute", async () => {
    for (let times = 0; times < 12; times += 1) await newCode(station);
    const response = await station.says("POST", "/api/stations/qr-logins");
    expect([response.statusCode, response.json().error.code]).toEqual([429, "RATE_LIMITED"]);
  });
});

describe("a code works once", () => {
  test("a second client that polls with the secret ends the session for both, which is audited", async () => {
    const session = await signIn(portal, station, cast.maya);
    const { code } = session;
    expect((await polled(station, code)).status).toBe("access_denied");
    const look = await injectAs(portal, session, { url: "/api/station-session" });
    expect(look.json().error).toMatchObject({ code: "STATION_SESSION_ENDED", endedBy: "replay" });
    const acts = (await toAuditFacts(portal, station.id)).map(({ action }) => action);
    expect(acts.slice(-2)).toEqual(["station.signed_out", "station.code_replayed"]);
  });

  test("of many simultaneous polls one gets the session, which is then ended", async () => {
    await Promise.all(Array.from({ length: 5 }, () => portal.database.pool.query("select pg_sleep(0.02)")));
    const code = await newCode(station);
    expect(await scan(portal, cast.maya, code)).toBe("ok");
    const answers = await Promise.all(Array.from({ length: 5 }, () => polled(station, code)));
    expect(answers.filter(({ status }) => status === "approved").length).toBe(1);
    const { rows } = await portal.database.pool.query(
      "select ended_by from station_sign_in where station_id = $1 order by signed_in_at desc limit 1",
      [station.id],
    );
    expect(rows).toEqual([{ ended_by: "replay" }]);
  });

  test("unused codes are deleted", async () => {
    for (let times = 0; times < 3; times += 1) await newCode(station);
    await lasting("qr_login", "created_at", 3600);
    await newCode(station);
    const { rows } = await portal.database.pool.query("select count(*)::int as count from qr_login");
    expect(rows).toEqual([{ count: 1 }]);
  });
});
