import { instant } from "@cathedra/domain";
import { cast, getCustomer, getStation, makeStationKeys } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { signInOnStation } from "../../src/modules/devices/station-lifecycle.ts";
import { enrolling } from "../devices/enrolment-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { enrolledStation } from "../support/stations.ts";

const portal = setUpCastApp();

type System = {
  readonly id: string;
  readonly serviceTag: string;
  readonly connected: boolean;
  readonly conditions: readonly string[];
  readonly software: readonly { readonly code: string; readonly newerVersion: string | null }[];
};
const fields = "id serviceTag connected conditions software { code newerVersion }";
const found = async (args: string) =>
  (
    await portal.get<{ vistSystemsByServiceTag: readonly System[] }>(
      cast.ruth,
      `{ vistSystemsByServiceTag(${args}) { ${fields} } }`,
    )
  ).vistSystemsByServiceTag;
const tags = async (args: string) => (await found(args)).map(({ serviceTag }) => serviceTag);
const counts = async () => {
  const { vistSystemsFound } = await portal.get<{
    vistSystemsFound: { total: number; conditions: readonly { condition: string; count: number }[] };
  }>(cast.ruth, '{ vistSystemsFound(serviceTag: "") { total conditions { condition count } } }');
  const told = vistSystemsFound.conditions.filter(({ count }) => count > 0);
  return {
    total: vistSystemsFound.total,
    ...Object.fromEntries(told.map(({ condition, count }) => [condition, count])),
  };
};
const seen = (key: Parameters<typeof getStation>[0], ago: string, changes = sql``) =>
  sql`
    insert into station_state (station_id, seen_at) values (${getStation(key).id}, now() - ${ago}::interval)
    on conflict (station_id) do update set seen_at = excluded.seen_at ${changes}`.execute(portal.database.db);

describe("list of stations for staff", () => {
  test("the list of stations can be searched by parts of service tag, name or place (10.003, 10.009)", async () => {
    expect(await tags('serviceTag: ""')).toEqual(["LKS2M88", "LKS9T50", "NGT4K21", "NGT7P03"]);
    expect(await tags('serviceTag: "ngt"')).toEqual(["NGT4K21", "NGT7P03"]);
    expect(await tags('serviceTag: "room 11"')).toEqual(["LKS2M88"]);
    expect(await tags('serviceTag: "%"')).toEqual([]);
    expect(await tags('serviceTag: "", limit: 1, offset: 2')).toEqual(["NGT4K21"]);
    expect(
      (await portal.ask(cast.george, '{ vistSystemsByServiceTag(serviceTag: "") { id } }')).errors,
    ).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
  });

  test("the list of stations is searched by words in any order, without accents, and a search has its best match first (10.009)", async () => {
    const { db } = portal.database;
    await sql`update station set name = 'Angio-Trainer Süd', place = 'Haus 4, Zimmer 11' where service_tag = 'LKS9T50'`.execute(
      db,
    );
    await sql`update station set name = 'Trainer', place = 'next to the angio-trainer' where service_tag = 'NGT7P03'`.execute(
      db,
    );
    try {
      expect(await tags('serviceTag: "trainer angio"')).toEqual(["LKS9T50", "NGT7P03"]);
      expect(await tags('serviceTag: "sud TRAINER lks"')).toEqual(["LKS9T50"]);
      expect(await tags('serviceTag: "trainer angio west"')).toEqual([]);
      expect(await tags('serviceTag: "trainer"')).toEqual(["NGT7P03", "LKS9T50"]);
      expect(await tags('serviceTag: "trainer", order: service_tag')).toEqual(["LKS9T50", "NGT7P03"]);
    } finally {
      for (const key of ["northgateAngio", "lakesideTravelling"] as const) {
        const { serviceTag, name, place } = getStation(key);
        await sql`update station set name = ${name}, place = ${place} where service_tag = ${serviceTag}`.execute(
          db,
        );
      }
    }
  });

  test("the list of stations shows a station without reports as unknown, and can be filtered by each condition (10.005)", async () => {
    expect(await counts()).toEqual({ total: 4, never_enrolled: 4 });
    for (const key of ["northgateSkillsLab", "northgateAngio", "lakesideLab"] as const)
      await enrolledStation(portal, key);
    expect(await counts()).toEqual({ total: 4, never_enrolled: 1, unknown: 3 });
    await seen("northgateSkillsLab", "80 seconds");
    await seen("northgateAngio", "8 days");
    await seen("lakesideLab", "2 days");
    expect(await counts()).toEqual({ total: 4, never_enrolled: 1, connected: 1, away: 2, not_seen: 1 });
    for (const [condition, expected] of [
      ["connected", ["NGT4K21"]],
      ["away", ["LKS2M88", "NGT7P03"]],
      ["not_seen", ["NGT7P03"]],
      ["unknown", []],
      ["never_enrolled", ["LKS9T50"]],
    ] as const)
      expect([condition, await tags(`serviceTag: "", condition: ${condition}`)]).toEqual([
        condition,
        expected,
      ]);
    expect(await tags('serviceTag: "", condition: not_seen, days: 1')).toEqual(["LKS2M88", "NGT7P03"]);
    expect(await tags('serviceTag: "", order: last_seen')).toEqual([
      "NGT4K21",
      "LKS2M88",
      "NGT7P03",
      "LKS9T50",
    ]);
  });

  test("derives low disk and wrong clock from the last report, equally in rule and filter", async () => {
    const { db } = portal.database;
    await sql`update station_state set disk_free_bytes = 90, disk_total_bytes = 1000
      where station_id = ${getStation("northgateAngio").id}`.execute(db);
    await sql`update station_state set clock_ahead_s = -31536000, disk_free_bytes = ${500e9}::bigint, disk_total_bytes = ${1e12}::bigint
      where station_id = ${getStation("lakesideLab").id}`.execute(db);
    for (const condition of ["low_disk", "clock_wrong", "away", "not_seen", "connected", "never_enrolled"]) {
      const filtered = await tags(`serviceTag: "", condition: ${condition}`);
      const all = await found('serviceTag: ""');
      const said = all
        .filter(({ conditions }) => conditions.includes(condition))
        .map(({ serviceTag }) => serviceTag);
      expect([condition, filtered]).toEqual([condition, said]);
    }
    expect(await tags('serviceTag: "", condition: low_disk')).toEqual(["NGT7P03"]);
    expect(await tags('serviceTag: "", condition: clock_wrong')).toEqual(["LKS2M88"]);
  });

  test("marks software with a newer offered release as outdated, and shows unreleased software as reported", async () => {
    const { db } = portal.database;
    const { id } = getStation("northgateSkillsLab");
    await sql`
      insert into station_software (station_id, software_code, name, version)
      values (${id}, 'rare', 'Rare', 'nightly-7'), (${id}, 'tried', 'Tried', '1.9.0')`.execute(db);
    await sql`
      with software as (insert into software (code, name) values ('tried', 'Tried') returning id),
      release as (
        insert into software_release (software_id, string_identifier, version, object_key, published_at)
        select id, 'tried-1.10.0', '1.10.0', 'x', now() from software returning id
      )
      insert into software_update (station_id, release_id) select ${id}, id from release`.execute(db);
    const [station] = await found('serviceTag: "", condition: outdated');
    expect(station?.serviceTag).toBe("NGT4K21");
    expect(station?.software).toEqual([
      { code: "rare", newerVersion: null },
      { code: "tried", newerVersion: "1.10.0" },
    ]);
    await sql`update software_release set withdrawn_at = now()`.execute(db);
    expect(await tags('serviceTag: "", condition: outdated')).toEqual([]);
  });
});

describe("administering a station", () => {
  const customerId = getCustomer("lakeside").id;
  const create = (changes = "") =>
    `mutation { createVistSystem(serviceTag: "NEW1A00", name: "Loan", place: "Van", customerId: ${customerId}${changes}) {
      id serviceTag place conditions tokenUntil customer { name } } }`;

  test("a station is created once, enrolled by a token that is shown once, and revoked with the name entered", async () => {
    const [first, again] = await Promise.all(
      [1, 2].map(() => portal.get<{ createVistSystem: { id: string } }>(cast.ruth, create())),
    );
    const id = first?.createVistSystem.id ?? "";
    expect(again?.createVistSystem.id).toBe(id);
    const other = create().replace("Loan", "Another");
    expect((await portal.ask(cast.ruth, other)).errors).toMatchObject([
      { extensions: { code: "SERVICE_TAG_EXISTS" } },
    ]);
    const makeToken = `mutation { createVistSystemToken(id: "${id}") { token expiresAt } }`;
    type Made = { createVistSystemToken: { token: string; expiresAt: string } };
    const { token: former } = (await portal.get<Made>(cast.ruth, makeToken)).createVistSystemToken;
    const { token, expiresAt } = (await portal.get(cast.ruth, makeToken)).createVistSystemToken;
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 3_600_000)).toBeLessThan(60_000);
    const keys = makeStationKeys();
    expect((await enrolling(portal.app, former, keys.publicKey)).statusCode).toBe(403);
    expect((await enrolling(portal.app, token, keys.publicKey)).statusCode).toBe(201);
    const { rows } = await sql<{ kept: string }>`
      select string_agg(token_hash, ' ') as kept from station_enrolment where station_id = ${id}`.execute(
      portal.database.db,
    );
    expect(rows[0]?.kept).not.toContain(token.replaceAll("-", ""));
    const revoked = await portal.get(
      cast.ruth,
      `mutation { revokeVistSystemKey(id: "${id}") { conditions } }`,
    );
    expect(revoked.revokeVistSystemKey.conditions).toEqual(["revoked"]);
  });

  test("a station's name, place and customer can be changed, its service tag cannot, and changes are audited", async () => {
    const { id } = getStation("lakesideTravelling");
    const edit = `mutation { editVistSystem(id: "${id}", name: "Loan 2", customerId: ${getCustomer("northgate").id}) {
      serviceTag name place customer { name } } }`;
    expect((await portal.get(cast.ruth, edit)).editVistSystem).toEqual({
      serviceTag: "LKS9T50",
      name: "Loan 2",
      place: "",
      customer: { name: getCustomer("northgate").name },
    });
    const wrong = await portal.ask(
      cast.ruth,
      edit.replace("Loan 2", " ").replace(/customerId: \d+/, "customerId: 99999"),
    );
    expect(wrong.errors).toMatchObject([
      { extensions: { code: "INVALID_INPUT", fields: [{ path: "name" }] } },
    ]);
    const { rows } = await sql<{
      action: string;
    }>`select action from audit_log where subject = ${id}`.execute(portal.database.db);
    expect(rows).toEqual([{ action: "station.changed" }]);
  });

  test("changing its owner ends all links and sessions, and changing its name keeps them", async () => {
    const station = await enrolledStation(portal, "lakesideLab");
    const { db } = portal.database;
    await signInOnStation(db, station.id, cast.aiko.userId, instant(Date.now() - 1000));
    await sql`
      insert into user_system (user_id, station_id, pin) values (${cast.aiko.userId}, ${station.id}, '4711')
      on conflict do nothing`.execute(db);
    // Logs of another station are not returned here.
    const other = getStation("northgateSkillsLab");
    const names = async () =>
      (await sql`select name, customer_id from station where id = ${other.id}`.execute(db)).rows;
    const before = await names();
    await sql`
      insert into user_system (user_id, station_id, pin) values (${cast.maya.userId}, ${other.id}, '1')
      on conflict do nothing`.execute(db);
    const others = async () =>
      (await sql`select count(*)::int as count from user_system where station_id = ${other.id}`.execute(db))
        .rows;
    await sql`
      insert into qr_login (station_id, payload_hash, secret_hash, match_code, expires_at)
      select id::uuid, id, 'secret', '42', now() + interval '1 minute' from unnest(${[station.id, other.id]}::text[]) id`.execute(
      db,
    );
    const waiting = async () =>
      (
        await sql<{ id: string }>`
          select station_id as id from qr_login where state = 'pending' and secret_hash = 'secret' order by 1`.execute(
          db,
        )
      ).rows.map(({ id }) => id);
    const left = async () => {
      const { rows } = await sql<{ links: number; sessions: number }>`
        select (select count(*)::int from user_system where station_id = ${station.id}) as links,
          (select count(*)::int from station_sign_in where station_id = ${station.id} and signed_out_at is null) as sessions`.execute(
        db,
      );
      return rows[0];
    };
    const edit = (customer: Parameters<typeof getCustomer>[0]) =>
      portal.get(
        cast.ruth,
        `mutation { editVistSystem(id: "${station.id}", name: "Lab 2", customerId: ${getCustomer(customer).id}) { id } }`,
      );
    await edit("lakeside");
    expect(await left()).toEqual({ links: 1, sessions: 1 });
    await edit("northgate");
    expect(await left()).toEqual({ links: 0, sessions: 0 });
    expect([await names(), await others(), await waiting()]).toEqual([before, [{ count: 1 }], [other.id]]);
    await edit("lakeside");
    await sql`delete from user_system where station_id = ${other.id}`.execute(db);
    await sql`delete from qr_login where station_id = ${other.id}`.execute(db);
  });

  test("a removed station has no list entry, token or key, and recreating it restores its runs without a key", async () => {
    const station = await enrolledStation(portal, "northgateAngio");
    const remove = `mutation { removeVistSystem(id: "${station.id}") }`;
    await portal.get(cast.ruth, remove);
    await portal.get(cast.ruth, remove);
    expect(await tags('serviceTag: "NGT7"')).toEqual([]);
    expect((await station.says("POST", "/api/stations/heartbeat", { at: new Date() })).statusCode).toBe(401);
    const token = await portal.ask(
      cast.ruth,
      `mutation { createVistSystemToken(id: "${station.id}") { token } }`,
    );
    expect(token.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    const again = await portal.get(
      cast.ruth,
      `mutation { createVistSystem(serviceTag: "NGT7P03", name: "Back", customerId: ${customerId}) { id conditions } }`,
    );
    expect(again.createVistSystem).toEqual({ id: station.id, conditions: ["never_enrolled"] });
  });
});

describe("the computer of a simulator (10.017, 10.018, 10.019)", () => {
  const ask = (who: typeof cast.maya, tag = "NGT4K21") =>
    portal.ask(
      who,
      `{ vistSystemComputer(serviceTag: "${tag}") { serviceTag info { servicetag manufacturer biosVersion diskFree software { code version } } } }`,
    );

  test("the computer of a simulator is readable for people who serve it or are signed in on it, and for others the tag is unknown", async () => {
    const station = await enrolledStation(portal);
    await station.says("PUT", "/api/stations/facts", {
      hash: "1",
      computer: { serviceTag: "NGT4K21", manufacturer: "Dell Inc.", biosVersion: "1.14.0" },
      software: [{ code: "simulator", name: "Simulator", version: "5.2.0" }],
      licences: [],
    });
    await station.says("POST", "/api/stations/heartbeat", { at: new Date(), diskFreeBytes: 5e11 });
    const told = {
      servicetag: "NGT4K21",
      manufacturer: "Dell Inc.",
      biosVersion: "1.14.0",
      diskFree: 5e11,
      software: [{ code: "simulator", version: "5.2.0" }],
    };
    for (const who of [cast.ruth, cast.george, cast.ingrid])
      expect((await ask(who)).data?.vistSystemComputer.info).toEqual(told);
    const hidden = await ask(cast.maya);
    expect(hidden.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    const ofNobody = await ask(cast.maya, "NOBODY");
    const heard = ({ errors }: typeof hidden) =>
      errors?.map(({ message, extensions: { code } }) => [message, code]);
    expect(heard(hidden)).toEqual(heard(ofNobody));
    const { db } = portal.database;
    await sql`insert into user_system (user_id, station_id, pin) values (${cast.maya.userId}, ${station.id}, 'x')`.execute(
      db,
    );
    expect((await ask(cast.maya)).data?.vistSystemComputer.info).toEqual(told);
    await sql`insert into station_sign_in (station_id, user_id) values (${station.id}, ${cast.tomas.userId})`.execute(
      db,
    );
    expect((await ask(cast.tomas)).data?.vistSystemComputer.info).toEqual(told);
    await sql`update station_sign_in set signed_out_at = now()`.execute(db);
    expect((await ask(cast.tomas)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});
