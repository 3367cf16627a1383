import { cast, getCustomer, getGroup, people } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Caller, setUpCastApp, toClaims } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { accept, aVoucher } from "../vouchers/voucher-builders.ts";

const portal = setUpCastApp();

const query = `query ($id: ID!) {
  administeredPerson(id: $id) {
    id name email emailVerified logbook seenAt roles isWhole administers { name } groupCount groups { name customer role }
    courses { total courses { id name status sources { kind group } } }
    cloudTime { grantedSeconds usedSeconds heldSeconds total vouchers { id kind customer state grantedSeconds usedSeconds } }
  }
}`;

const read = async (who: Caller, { keycloakId }: Pick<Caller, "keycloakId">) =>
  (await portal.get(who, query, { id: keycloakId })).administeredPerson;
const refusal = async (who: Caller, id: string) => {
  const { data, errors } = await portal.ask(who, query, { id });
  return { data, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
};

/** Maya learns at Northgate and at Lakeside, whose group has another admin. */
beforeAll(async () => {
  await unbranded(portal.database.db)
    .insertInto("customer_group_member")
    .values({ group_id: getGroup("vascularRotation").id, user_id: cast.maya.userId, role: "learner" })
    .execute();
});

describe("identity of a person (9.058)", () => {
  test("support sees all groups with their institutions, the roles and the last visit", async () => {
    await portal.get(cast.george, "{ user { keycloak_id } }");
    expect(await read(cast.ingrid, cast.george)).toMatchObject({
      id: cast.george.keycloakId,
      name: "George Adeyemi",
      email: cast.george.email,
      emailVerified: true,
      roles: ["customer_admin"],
      isWhole: true,
      administers: [{ name: "Northgate University Hospital" }],
      groups: [],
    });
    expect((await read(cast.ingrid, cast.maya)).groups).toEqual([
      { name: "IR Residents", customer: "Northgate University Hospital", role: "learner" },
      { name: "Vascular Surgery Rotation", customer: "Lakeside Vascular Institute", role: "learner" },
    ]);
  });

  test("admins see only what concerns their own institution or group", async () => {
    const northgate = { name: "IR Residents", customer: "Northgate University Hospital", role: "learner" };
    for (const who of [cast.george, cast.priya])
      expect(await read(who, cast.maya)).toMatchObject({
        isWhole: false,
        groupCount: 1,
        groups: [northgate],
      });
    expect((await read(cast.helena, cast.maya)).groups).toMatchObject([
      { name: "Vascular Surgery Rotation" },
    ]);
    // Tomás is in two groups of Northgate, of which Priya leads one.
    expect((await read(cast.george, cast.tomas)).groupCount).toBe(2);
    expect((await read(cast.priya, cast.tomas)).groups).toMatchObject([{ name: "IR Residents" }]);
  });

  test("a person of another institution is answered like an unknown person", async () => {
    const unknown = await refusal(cast.helena, "5ca1ab1e-0000-4000-8000-999999999999");
    expect(unknown.code).toBe("NOT_FOUND");
    expect(await refusal(cast.helena, cast.tomas.keycloakId)).toEqual(unknown);
    expect(await refusal(cast.lukas, cast.maya.keycloakId)).toEqual(unknown);
    expect(await refusal(cast.maya, cast.maya.keycloakId)).toEqual(unknown);
    expect(await refusal(cast.daniel, cast.maya.keycloakId)).toEqual(unknown);
    expect(await refusal(cast.ingrid, "\0")).toEqual(unknown);
  });

  test("a person without a recorded visit has no last visit, and a changed role is shown at once", async () => {
    expect(await read(cast.ingrid, cast.nils)).toMatchObject({ seenAt: null, roles: [] });
    const before = Date.now();
    await portal.get({ ...cast.nils, roles: ["group_admin"] }, "{ user { keycloak_id } }");
    const seen = await read(cast.ingrid, cast.nils);
    expect(seen.roles).toEqual(["group_admin"]);
    expect(Date.parse(String(seen.seenAt))).toBeGreaterThan(before - 60_000);
    await portal.get(cast.nils, "{ user { keycloak_id } }");
    expect((await read(cast.ingrid, cast.nils)).roles).toEqual([]);
  });

  test("a visit is stored at most every five minutes", async () => {
    await portal.get(cast.elif, "{ user { keycloak_id } }");
    const statements = await statementsOf(() => portal.get(cast.elif, "{ user { keycloak_id } }"));
    expect(statements.filter((text) => text.includes("person_visit"))).toEqual([]);
    await sql`update person_visit set seen_at = now() - interval '6 minutes'`.execute(portal.database.db);
    const later = performance.now() + 301_000;
    vi.spyOn(performance, "now").mockReturnValue(later);
    await portal.get(cast.elif, "{ user { keycloak_id } }");
    vi.restoreAllMocks();
    const { seenAt } = await read(cast.ingrid, cast.elif);
    expect(Date.parse(String(seenAt))).toBeGreaterThan(Date.now() - 60_000);
  });

  test("a visit stores the browser's time zone for this person, and an invalid one is ignored", async () => {
    const { db } = portal.database;
    const zones = async () => {
      const { rows } = await sql<{ keycloak_id: string; time_zone: string | null }>`
        select keycloak_id, time_zone from app_user order by keycloak_id`.execute(db);
      return new Map(rows.map((row) => [row.keycloak_id, row.time_zone]));
    };
    const before = await zones();
    const token = await portal.identity.token(toClaims(cast.aiko));
    let after = performance.now();
    const visit = async (timeZone: string | undefined, minutes: number) => {
      after += minutes * 60_000;
      vi.spyOn(performance, "now").mockReturnValue(after);
      const headers = timeZone === undefined ? {} : { "x-time-zone": timeZone };
      const { statusCode } = await portal.graphql({ query: "{ user { keycloak_id } }" }, { token, headers });
      vi.restoreAllMocks();
      expect(statusCode).toBe(200);
      return (await zones()).get(cast.aiko.keycloakId);
    };
    // The first request, which has no clock, does not delay the next one.
    expect(await visit(undefined, 6)).toBe(null);
    expect(await visit("Asia/Tokyo", 0)).toBe("Asia/Tokyo");
    for (const none of ["Nowhere/Land", "+02:00", "", "../UTC", "x".repeat(5_000), undefined])
      expect(await visit(none, 6)).toBe("Asia/Tokyo");
    // Two devices in two zones write every five minutes at most.
    expect(await visit("Europe/Stockholm", 6)).toBe("Europe/Stockholm");
    expect(await visit("Asia/Tokyo", 1)).toBe("Europe/Stockholm");
    expect(await visit("Asia/Tokyo", 6)).toBe("Asia/Tokyo");
    expect(await zones()).toEqual(new Map([...before, [cast.aiko.keycloakId, "Asia/Tokyo"]]));
  });
});

describe("access of a person, with reasons (9.059)", () => {
  test("the courses are those open to the person, each with a reason", async () => {
    const { rows } = await sql<{ keycloak_id: string; courses: number[] }>`
      select keycloak_id, coalesce(array_agg(course.id order by course.id) filter (where course.id is not null), '{}') as courses
      from app_user left join open_course on user_id = app_user.id
      left join course on course.id = course_id and gone_at is null group by keycloak_id`.execute(
      portal.database.db,
    );
    const open = new Map(rows.map(({ keycloak_id, courses }) => [keycloak_id, courses]));
    expect(open.get(cast.maya.keycloakId)?.length).toBeGreaterThan(2);
    for (const person of people) {
      const { total, courses } = (await read(cast.ingrid, person)).courses;
      expect(courses.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(open.get(person.keycloakId));
      expect(total).toBe(courses.length);
      expect(courses.filter(({ sources }) => sources.length === 0)).toEqual([]);
    }
  });

  test("an admin sees the courses that come through their own groups", async () => {
    const groupsIn = async (who: Caller) => {
      const { courses } = (await read(who, cast.maya)).courses;
      return new Set(courses.flatMap(({ sources }) => sources.map(({ group }) => group)));
    };
    expect(await groupsIn(cast.priya)).toEqual(new Set(["IR Residents"]));
    expect(await groupsIn(cast.helena)).toEqual(new Set(["Vascular Surgery Rotation"]));
  });

  test("time for cloud cases is the sum of valid vouchers, part of which an ongoing start reserves", async () => {
    const none = (await read(cast.ingrid, cast.maya)).cloudTime;
    const voucher = await aVoucher(portal);
    await accept(portal, cast.maya, voucher.code);
    await accept(portal, cast.tomas, voucher.code);
    const { db } = portal.database;
    await sql`update voucher_user set used_s = 1200 where voucher_id = ${voucher.id} and user_id = ${cast.maya.userId}`.execute(
      db,
    );
    const granted = {
      ...none,
      grantedSeconds: none.grantedSeconds + 7200,
      usedSeconds: none.usedSeconds + 1200,
    };
    for (const who of [cast.ingrid, cast.george, cast.priya]) {
      const time = (await read(who, cast.maya)).cloudTime;
      expect(time).toMatchObject({ ...granted, total: none.total + 1, vouchers: expect.anything() });
      expect(time.vouchers[0]).toMatchObject({
        id: voucher.id,
        kind: "cloud_modules",
        customer: getCustomer("northgate").name,
        state: "active",
        grantedSeconds: 7200,
        usedSeconds: 1200,
      });
    }
    expect((await read(cast.helena, cast.maya)).cloudTime).toMatchObject({ grantedSeconds: 0, vouchers: [] });
    await sql`update resource_access_voucher set archived_at = now(), reserved_ms = 0, settled_at = now() where id = ${voucher.id}`.execute(
      db,
    );
    const archived = (await read(cast.ingrid, cast.maya)).cloudTime;
    expect(archived.grantedSeconds).toBe(none.grantedSeconds);
    expect(archived.vouchers[0]).toMatchObject({ id: voucher.id, state: "archived" });
  });
});
