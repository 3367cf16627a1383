import { attendings, cast, demoRecords } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { refreshListEntries } from "../../src/jobs/refresh-list-entries.ts";
import { saved, saving, typing } from "../logbook/save-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { today } from "../support/world.ts";
import { call, lakeside, northgate, refusal, toAuditFacts } from "./operations.ts";

const portal = setUpCastApp(demoRecords(today));

const list = () => call(portal, "attendings", { customerId: northgate });
const add = (lastName: string, firstName: string, email?: string | null) =>
  call(portal, "createAttending", { customerId: northgate, firstName, lastName, email });
const getId = (lastName: string) => attendings.find((entry) => entry.lastName === lastName)?.id ?? "";
const found = async (searchText: string) => {
  const query =
    "query ($searchText: String) { activities(searchParams: { searchText: $searchText }) { totalCount } }";
  const { activities } = await portal.get(cast.ruth, query, {
    searchText,
  });
  return activities.totalCount;
};

test("the list is sorted by last name and counts each attending's records (7.086, 7.089, 7.091)", async () => {
  const entries = await list();
  const lastNames = entries.map(({ lastName }) => lastName);
  expect(lastNames).toEqual(lastNames.toSorted((a, b) => a.localeCompare(b, "en")));
  const records = demoRecords(today);
  for (const { id, recordCount } of entries) {
    expect(recordCount).toBe(records.filter(({ attending }) => attending.id === id).length);
  }
  expect(entries.reduce((sum, { recordCount }) => sum + recordCount, 0)).toBeGreaterThan(100);
});

test("the list contains only entries of its customer, for every caller (7.091)", async () => {
  const entries = await portal.database.db
    .selectFrom("attending")
    .select(["id", "customer_id"])
    .where("removed_at", "is", null)
    .execute();
  for (const customerId of [northgate, lakeside]) {
    const own = entries.filter((entry) => entry.customer_id === customerId).map(({ id }) => id);
    expect(own).not.toEqual([]);
    const read = await call(portal, "attendings", { customerId }, cast.ruth);
    expect(read.map(({ id }) => id).toSorted()).toEqual(own.toSorted());
  }
});

describe("adding an attending (7.092)", () => {
  test("without an address creates an unverified entry, which is audited (7.102)", async () => {
    const made = await add("  Kingsley ", "Ada", "  ");
    expect(made).toMatchObject({ lastName: "Kingsley", firstName: "Ada", email: null, recordCount: 0 });
    expect(await toAuditFacts(portal, made.id)).toMatchObject([
      {
        action: "attending.added",
        actor_id: cast.george.userId,
        after: { lastName: "Kingsley", email: null },
      },
    ]);
  });

  test.each([
    [
      "WHITFIELD",
      "eleanor",
      "new@northgate.example",
      "ATTENDING_NAME_EXISTS",
      "Attending name already exists",
    ],
    [" Whitfield", "Eleanor ", null, "ATTENDING_NAME_EXISTS", "Attending name already exists"],
    ["Wójcik", "KATARZYNA", null, "ATTENDING_NAME_EXISTS", "Attending name already exists"],
    [
      "Other",
      "Person",
      " Eleanor.Whitfield@Northgate.Example",
      "ATTENDING_EMAIL_EXISTS",
      "Attending email already exists",
    ],
  ])("%s, %s, %s is refused (7.100, 7.101, X84)", async (lastName, firstName, email, code, message) => {
    const variables = { customerId: northgate, firstName, lastName, email };
    expect(await refusal(portal, "createAttending", variables)).toEqual({ code, message });
  });

  test("adding an attending is possible although another customer has the same name and address", async () => {
    const variables = {
      customerId: 2,
      firstName: "Eleanor",
      lastName: "Whitfield",
      email: "eleanor.whitfield@northgate.example",
    };
    expect(await call(portal, "createAttending", variables, cast.ruth)).toMatchObject({
      lastName: "Whitfield",
    });
  });

  test("adding an attending reports every invalid field", async () => {
    const { code, fields } = await refusal(portal, "createAttending", {
      customerId: northgate,
      firstName: " ",
      lastName: "A, B",
      email: "nobody",
    });
    expect(code).toBe("INVALID_INPUT");
    expect(fields).toMatchObject([
      { path: "lastName", message: "Please separate first and last name with a comma" },
      { path: "firstName", message: "Please enter attending name" },
      { path: "email", message: "Please enter an e-mail address" },
    ]);
  });
});

describe("editing an attending (7.093)", () => {
  test("editing an attending changes the name on every record at once, in lists and in search", async () => {
    const before = (await list()).find(({ lastName }) => lastName === "Osei");
    const edited = await call(portal, "updateAttending", {
      id: before?.id,
      firstName: "Samuel",
      lastName: "Ose-Müller",
      email: "samuel.osei@northgate.example",
    });
    expect(edited.recordCount).toBe(before?.recordCount);
    expect(await found("ose-müller, samuel")).toBe(before?.recordCount);
    expect(await found("osei, samuel")).toBe(0);
    const [{ before: was, after } = {}] = await toAuditFacts(portal, edited.id);
    expect([was, after]).toEqual([
      { firstName: "Samuel", lastName: "Osei", email: "samuel.osei@northgate.example" },
      { firstName: "Samuel", lastName: "Ose-Müller", email: "samuel.osei@northgate.example" },
    ]);
    await call(portal, "updateAttending", {
      id: before?.id,
      firstName: "Samuel",
      lastName: "Ose-Müller",
      email: "samuel.osei@northgate.example",
    });
    expect(await toAuditFacts(portal, edited.id)).toHaveLength(1);
  });

  test("to another attending's name or address is refused with the same message (X84)", async () => {
    const id = getId("Dubois");
    const edit = { id, firstName: "Marguerite", lastName: "Dubois" };
    const name = await refusal(portal, "updateAttending", { ...edit, firstName: "rajesh", lastName: "IYER" });
    expect(name.message).toBe("Attending name already exists");
    const email = { ...edit, email: "RAJESH.IYER@northgate.example" };
    expect((await refusal(portal, "updateAttending", email)).message).toBe("Attending email already exists");
  });

  test("an attending's name can be changed in upper and lower case alone, and the address can be removed", async () => {
    const edit = { id: getId("Dubois"), firstName: "marguerite", lastName: "DUBOIS", email: "" };
    expect(await call(portal, "updateAttending", edit)).toMatchObject({ lastName: "DUBOIS", email: null });
  });
});

describe("removing an attending (7.094)", () => {
  test("removing an attending removes the entry from the lists but not from records, and adding the same name restores it", async () => {
    const made = await add("Leaving", "Soon", "soon@northgate.example");
    const record = await saved(portal, cast.maya, saving({ attending: { id: made.id } }));
    expect(await call(portal, "deleteAttending", { id: made.id })).toBe(made.id);
    expect((await list()).map(({ id }) => id)).not.toContain(made.id);
    const form = await portal.get(cast.maya, "{ IRLogFormData { attending { id } } }");
    expect(form.IRLogFormData.attending.map(({ id }) => id)).not.toContain(made.id);
    // The record can still be changed.
    const changed = saving({ id: record.id, attending: { id: made.id }, sex: "Male" });
    expect((await saved(portal, cast.maya, changed)).attending).toMatchObject({
      id: made.id,
      lastName: "Leaving",
    });
    expect((await refusal(portal, "deleteAttending", { id: made.id })).code).toBe("NOT_FOUND");

    const back = await add("LEAVING", "Soon");
    expect(back).toMatchObject({
      id: made.id,
      lastName: "LEAVING",
      email: "soon@northgate.example",
      recordCount: 1,
    });
    expect((await toAuditFacts(portal, made.id)).map(({ action }) => action)).toEqual([
      "attending.added",
      "attending.removed",
      "attending.added",
    ]);
  });

  test("removing an attending is undone, as unverified, when a resident types the removed name", async () => {
    const made = await add("Retyped", "Rita", "rita@northgate.example");
    await call(portal, "deleteAttending", { id: made.id });
    const { attending } = await saved(portal, cast.maya, typing("retyped, RITA"));
    expect(attending).toEqual({ id: made.id, firstName: "Rita", lastName: "Retyped" });
    expect((await list()).find(({ id }) => id === made.id)).toMatchObject({ email: null, recordCount: 1 });
  });

  test("frees the name and the address for others", async () => {
    const made = await add("Vacant", "Name", "vacant@northgate.example");
    await call(portal, "deleteAttending", { id: made.id });
    const other = await add("Other", "Vera", "vacant@northgate.example");
    const renamed = { id: other.id, firstName: "Name", lastName: "Vacant", email: null };
    expect((await call(portal, "updateAttending", renamed)).id).not.toBe(made.id);
  });
});

describe("merging attendings", () => {
  test("merging attendings moves the records to the remaining entry in list, search, filter and record", async () => {
    const [from, into] = [await add("Voicik", "Katarzyna"), getId("Wójcik")];
    const record = await saved(portal, cast.maya, saving({ attending: { id: from.id } }));
    const before = (await list()).find(({ id }) => id === into)?.recordCount ?? Number.NaN;
    const kept = await call(portal, "mergeAttendings", { id: from.id, into });
    expect(kept).toMatchObject({ id: into, lastName: "Wójcik", recordCount: before + 1 });
    expect((await list()).map(({ id }) => id)).not.toContain(from.id);
    const query = `query ($id: ID!, $attending: String) {
      activity(id: $id) { attending { id lastName } }
      activities(searchParams: { attending: $attending }) { totalCount }
    }`;
    expect(await portal.get(cast.ruth, query, { id: record.id, attending: into })).toEqual({
      activity: { attending: { id: into, lastName: "Wójcik" } },
      activities: { totalCount: before + 1 },
    });
    expect(await found("voicik")).toBe(0);
    expect(await toAuditFacts(portal, from.id)).toMatchObject([
      { action: "attending.added" },
      {
        action: "attending.merged",
        before: null,
        after: null,
        details: {
          firstName: "Katarzyna",
          lastName: "Voicik",
          email: null,
          recordCount: 1,
          into: "Wójcik, Katarzyna",
          intoEmail: expect.stringContaining("@"),
          intoRecordCount: before,
          intoId: into,
        },
      },
    ]);
  });

  test("redirects the merged entry's id and name to the remaining one, also through a chain of merges", async () => {
    const [first, second, third] = [
      await add("Chain", "A"),
      await add("Chain", "B"),
      await add("Chain", "C"),
    ];
    await call(portal, "mergeAttendings", { id: first.id, into: second.id });
    await call(portal, "mergeAttendings", { id: second.id, into: third.id });
    for (const variables of [
      saving({ attending: { id: first.id } }),
      saving({ attending: { id: second.id } }),
      typing("chain, a"),
      typing("Chain, B"),
    ]) {
      expect((await saved(portal, cast.maya, variables)).attending).toMatchObject({
        id: third.id,
        firstName: "C",
      });
    }
    expect((await add("Chain", "A")).id).not.toBe(first.id);
  });

  test("transfers no address, so that no one gains records to confirm", async () => {
    const [verified, typed] = [await add("Post", "Al", "post@northgate.example"), await add("Post", "Alan")];
    const kept = await call(portal, "mergeAttendings", { id: verified.id, into: typed.id });
    expect(kept.email).toBeNull();
  });

  test("with itself, with a removed entry or across customers is answered as not found", async () => {
    const [gone, here] = [await add("Gone", "G"), await add("Here", "H")];
    await call(portal, "deleteAttending", { id: gone.id });
    for (const [id, into] of [
      [here.id, here.id],
      [here.id, gone.id],
      [gone.id, here.id],
      [here.id, getId("Bellini")],
    ]) {
      expect((await refusal(portal, "mergeAttendings", { id, into }, cast.ruth)).code).toBe("NOT_FOUND");
    }
  });

  test("merging attendings moves more records than one batch by a job, and a second run changes nothing", async () => {
    const { db } = portal.database;
    const [from, into] = [getId("Iyer"), getId("Whitfield")];
    await sql`update logbook_record set attending_id = ${from} where customer_id = ${northgate}`.execute(db);
    await refreshListEntries(db, { table: "attending", id: from });
    const all = (await list()).find(({ id }) => id === from)?.recordCount ?? 0;
    expect(all).toBeGreaterThan(200);
    await call(portal, "mergeAttendings", { id: from, into });
    const { rows } = await sql<{ payload: unknown }>`
      select payload from graphile_worker._private_jobs where key = ${`refresh_places:${from}`}`.execute(db);
    expect(rows).toEqual([{ payload: { table: "attending", id: from } }]);
    expect(await refreshListEntries(db, { table: "attending", id: from })).toBe(all - 100);
    expect(await refreshListEntries(db, { table: "attending", id: from })).toBe(0);
    expect((await list()).find(({ id }) => id === into)?.recordCount).toBe(all);
  });
});
