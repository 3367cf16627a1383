import { instant } from "@cathedra/domain";
import { type CastPerson, cast, getStation } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteOldWrongCodes } from "../../src/jobs/delete-old-rows.ts";
import { signIn, withToken } from "../station-sessions/sign-in-helpers.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { enrolledStation, standBefore, toSign } from "../support/stations.ts";
import { addSystem, deleteSystem, linked, pin, showPin, userSystems } from "./systems.ts";

let portal: CastApp;
const { serviceTag, id: stationId } = getStation("northgateSkillsLab");
const refused = "Failed to add system. Please try again.";

beforeAll(async () => {
  portal = await castApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  const { db } = portal.database;
  await db.deleteFrom("user_system").execute();
  await db.updateTable("station").set({ removed_at: null, revoked_at: null }).execute();
  await showPin(portal);
  await standBefore(portal);
});

const add = (who: CastPerson, given: { serviceTag?: string; pin?: string } = {}) =>
  portal.ask(who, addSystem, {
    serviceTag,
    pin,
    ...given,
  });
const toError = async (who: CastPerson, given: { serviceTag?: string; pin?: string } = {}) => {
  const { errors = [] } = await add(who, given);
  return errors.map(({ message, extensions: { code } }) => `${code}: ${message}`);
};
const systems = async (who: CastPerson) => (await portal.get(who, userSystems)).UserSystems;

test("a person who knows the PIN links the system once and can read its tag and PIN (13.016-13.018)", async () => {
  const { data } = await add(cast.maya);
  expect(data?.AddSystem).toMatchObject({ serviceTag, pin });
  const again = await add(cast.maya, { pin: ` ${pin} ` });
  expect(again.data?.AddSystem.id).toBe(data?.AddSystem.id);
  expect(await systems(cast.maya)).toEqual([{ id: data?.AddSystem.id, serviceTag, pin }]);
  expect(await systems(cast.tomas)).toEqual([]);
});

test("a link leads to the system's page only for people who may open it", async () => {
  const stationOfLink = async (who: CastPerson) => {
    await linked(portal, who);
    const query = "{ UserSystems { systemId } }";
    return (await portal.get(who, query)).UserSystems;
  };
  const { id } = getStation("northgateAngio");
  for (const who of [cast.ruth, cast.ingrid, cast.george])
    expect(await stationOfLink(who), who.firstName).toEqual([{ systemId: id }]);
  // A learner, an admin of a group, and the admin of another institution.
  for (const who of [cast.maya, cast.priya, cast.helena])
    expect(await stationOfLink(who), who.firstName).toEqual([{ systemId: null }]);
});

test("simultaneous identical requests create one link (13.018)", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(cast.maya)));
  expect(new Set(answers.map(({ data }) => data?.AddSystem.id)).size).toBe(1);
  expect((await systems(cast.maya)).length).toBe(1);
});

test("the station stores the PIN only as a scrypt hash", async () => {
  const row = await portal.database.db
    .selectFrom("station")
    .select("pin_hash")
    .where("id", "=", stationId)
    .executeTakeFirstOrThrow();
  expect(row.pin_hash).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/);
});

test("a wrong PIN, a foreign system and one without a PIN get the same answer (13.022)", async () => {
  expect(await toError(cast.maya, { pin: "0000" })).toEqual([`NOT_FOUND: ${refused}`]);
  await showPin(portal, "lakesideLab");
  await standBefore(portal, "lakesideLab");
  const other = { serviceTag: getStation("lakesideLab").serviceTag };
  expect(await toError(cast.maya, other)).toEqual([`NOT_FOUND: ${refused}`]);
  await standBefore(portal);
  await portal.database.pool.query("update station set pin_hash = null where id = $1", [stationId]);
  expect(await toError(cast.maya)).toEqual([`NOT_FOUND: ${refused}`]);
});

describe("a PIN is accepted only from the system's own browser", () => {
  const only =
    "ONLY_AT_STATION: A simulator is linked only in its own browser. Go to the simulator, sign in there and enter the pin on that screen.";
  const wrongPins = async () =>
    (await portal.database.pool.query("select count(*)::int as n from wrong_code")).rows[0].n;
  const everyLink = async () =>
    (await portal.database.pool.query("select * from user_system order by id")).rows;

  test("the right PIN from another browser than the system's is refused with the reason and without being checked", async () => {
    await linked(portal, cast.tomas);
    const before = await everyLink();
    const payload = JSON.stringify({ query: addSystem, variables: { serviceTag, pin } });
    const request = { method: "POST", url: "/api/graphql", payload } as const;
    const elsewhere = (proof: Readonly<Record<string, string>>) =>
      portal.app.inject({ ...request, headers: { ...headers, ...proof } });
    const signed = toSign(request);
    const token = await portal.identity.token({ sub: cast.maya.keycloakId });
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const here = await enrolledStation(portal);
    const angio = await enrolledStation(portal, "northgateAngio");
    const others = await portal.identity.token({ sub: cast.tomas.keycloakId });
    for (const proof of [
      { "cathedra-station-proof": "" },
      angio.proof(token, signed),
      here.proof(others, signed),
      here.proof(token, signed, { now: Date.now() - 70_000 }),
      here.proof(token, { ...signed, body: payload.replace(pin, "0000") }),
    ]) {
      const [error] = (await elsewhere(proof)).json().errors;
      expect(`${error.extensions.code}: ${error.message}`).toBe(only);
    }
    expect([await everyLink(), await wrongPins()]).toEqual([before, 0]);
    const proof = here.proof(token, signed);
    expect((await elsewhere(proof)).json().data.AddSystem).toMatchObject({ serviceTag });
    expect((await elsewhere(proof)).json().errors[0].extensions.code).toBe("ONLY_AT_STATION");
  });

  test("a system's browser cannot try other tags, whether they exist or not (13.018)", async () => {
    await showPin(portal, "northgateAngio");
    for (const tag of [
      "NOBODY1",
      getStation("northgateAngio").serviceTag,
      getStation("lakesideLab").serviceTag,
    ])
      expect(await toError(cast.maya, { serviceTag: tag })).toEqual([only]);
    expect(await wrongPins()).toBe(0);
  });

  test("a revoked or removed system cannot prove its identity", async () => {
    for (const column of ["revoked_at", "removed_at"]) {
      await standBefore(portal);
      await portal.database.pool.query(`update station set ${column} = now() where id = $1`, [stationId]);
      expect(await toError(cast.maya)).toEqual([only]);
    }
  });

  test("a person who signed in there by code can link it with the same PIN", async () => {
    const station = await enrolledStation(portal);
    const session = await signIn(portal, station, cast.maya);
    const response = await withToken(portal, session, addSystem, { serviceTag, pin });
    expect(response.json().data.AddSystem).toMatchObject({ serviceTag, pin });
    const other = { serviceTag: getStation("northgateAngio").serviceTag, pin };
    const refusedThere = await withToken(portal, session, addSystem, other);
    expect(refusedThere.json().errors[0].extensions.code).toBe("ONLY_AT_STATION");
  });
});

test("an invalid link is refused with the fields named (13.023, 13.024)", async () => {
  const { errors = [] } = await add(cast.maya, { serviceTag: " ", pin: "123" });
  expect(errors[0]?.extensions).toMatchObject({
    code: "INVALID_INPUT",
    fields: [
      { path: "serviceTag", message: "Service tag is required" },
      { path: "pin", message: "Pin code must be at least 4 characters long" },
    ],
  });
});

/** Moves the attempts this many minutes into the past. */
const pass = (minutes: number) =>
  sql`update wrong_code set at = at - ${minutes} * interval '1 minute'`.execute(portal.database.db);

const locked = /^PIN_LOCKED: Too many wrong pins were tried\./;

test("five wrong PINs lock the PIN of a system for everyone for half an hour, which is audited", async () => {
  const tag = serviceTag;
  const given = { serviceTag: tag, pin: "0000" };
  const people = [cast.maya, cast.tomas, cast.priya, cast.nils, cast.lukas];
  for (const who of people) expect(await toError(who, given)).toEqual([`NOT_FOUND: ${refused}`]);
  const { errors = [] } = await add(cast.maya, { serviceTag: tag });
  expect(errors[0]?.extensions).toMatchObject({ code: "PIN_LOCKED" });
  expect(errors[0]?.extensions.retryAfterSeconds).toBeGreaterThan(1_750);
  expect(errors[0]?.message).toBe("Too many wrong pins were tried. Try again in 30 minutes.");
  await pass(29);
  expect((await toError(cast.tomas, { serviceTag: tag }))[0]).toMatch(locked);
  // Attempts that were deleted in the meantime still count.
  await deleteOldWrongCodes(portal.database.db, instant(Date.now()));
  expect((await toError(cast.tomas, { serviceTag: tag }))[0]).toMatch(locked);
  await pass(2);
  expect(await toError(cast.tomas, { serviceTag: tag })).toEqual([]);
  const rows = await portal.database.db
    .selectFrom("audit_log")
    .select("actor_id")
    .where("action", "=", "system.pin_locked")
    .where("subject", "=", tag)
    .execute();
  expect(rows).toEqual([{ actor_id: cast.lukas.userId }]);
});

test("a person with ten wrong PINs at three systems must wait, and other people need not", async () => {
  const keys = ["northgateSkillsLab", "northgateAngio", "lakesideLab"] as const;
  for (const [at, key] of keys.entries()) {
    await standBefore(portal, key);
    for (let times = 0; times < (at === 2 ? 2 : 4); times += 1) {
      const given = { serviceTag: getStation(key).serviceTag, pin: "0000" };
      expect(await toError(cast.maya, given)).toEqual([`NOT_FOUND: ${refused}`]);
    }
  }
  await standBefore(portal);
  expect((await toError(cast.maya))[0]).toMatch(locked);
  expect(await toError(cast.tomas)).toEqual([]);
});

test("of simultaneous guesses of a PIN five are checked, across all people and processes", async () => {
  const many = await castApp([], { processes: 2 });
  try {
    await showPin(many);
    await standBefore(many);
    const people = [cast.maya, cast.tomas, cast.priya, cast.nils, cast.lukas, cast.george];
    // The connections are opened before the race: on a cold pool the guesses would run one after the other.
    await Promise.all(people.map((who) => many.get(who, userSystems)));
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => {
        const guess = { serviceTag, pin: String(1000 + at) };
        return many.ask(people[at % people.length] ?? cast.maya, addSystem, guess);
      }),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.filter((code) => code === "NOT_FOUND").length).toBe(5);
    expect(codes.filter((code) => code === "PIN_LOCKED").length).toBe(19);
  } finally {
    await many.close();
  }
});

test("a link can be removed repeatedly with the same answer, and restored by undo (13.019)", async () => {
  const { data } = await add(cast.maya);
  const id = data?.AddSystem.id;
  const remove = () =>
    portal.get<{ DeleteUserSystem: { id: number; undo: { undoId: string } } }>(cast.maya, deleteSystem, {
      id,
    });
  await sql`
    insert into user_system (user_id, station_id, pin)
    select ${cast.maya.userId}, id, '1234' from station where service_tag <> ${serviceTag} and removed_at is null
    order by service_tag limit 1`.execute(portal.database.db);
  const [kept] = (await systems(cast.maya)).filter((each) => each.id !== id);
  expect(kept).toBeDefined();
  const { DeleteUserSystem: gone } = await remove();
  expect(gone.id).toBe(id);
  expect(await systems(cast.maya)).toEqual([kept]);
  expect((await remove()).DeleteUserSystem).toEqual(gone);
  const other = await portal.ask(cast.tomas, deleteSystem, { id });
  expect(other.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  await portal.get(cast.maya, "mutation ($id: ID!) { undo(undoId: $id) { undoId } }", {
    id: gone.undo.undoId,
  });
  expect(await systems(cast.maya)).toEqual(expect.arrayContaining([kept, { id, serviceTag, pin }]));
});

test("undoing a removal keeps a link that was created again meanwhile", async () => {
  const { data } = await add(cast.maya);
  const { DeleteUserSystem } = await portal.get<{ DeleteUserSystem: { undo: { undoId: string } } }>(
    cast.maya,
    deleteSystem,
    { id: data?.AddSystem.id },
  );
  const anew = await add(cast.maya);
  await portal.get(cast.maya, "mutation ($id: ID!) { undo(undoId: $id) { undoId } }", {
    id: DeleteUserSystem.undo.undoId,
  });
  expect((await systems(cast.maya)).map(({ id }) => id)).toEqual([anew.data?.AddSystem.id]);
});

test("a person can link at most fifty systems", async () => {
  const { db } = portal.database;
  const { customerId } = getStation("northgateSkillsLab");
  const made = await db
    .insertInto("station")
    .values(
      Array.from({ length: 50 }, (_, at) => ({
        service_tag: `MANY${at}`,
        name: "One",
        customer_id: customerId,
      })),
    )
    .returning("id")
    .execute();
  await db
    .insertInto("user_system")
    .values(made.map(({ id }) => ({ user_id: cast.maya.userId, station_id: id, pin })))
    .execute();
  const { errors = [] } = await add(cast.maya);
  expect(errors[0]?.extensions).toMatchObject({ code: "INVALID_INPUT", fields: [{ code: "TOO_MANY" }] });
});
