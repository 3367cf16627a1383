import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";

const portal = setUpCastApp();

/** More matches than a search shows per kind, all sorted before the best one in the list's usual order. */
const before = 12;
/** More accounts than the list of accounts returns. */
const accountsBefore = 1_001;

async function addAll(): Promise<void> {
  const { db } = portal.database;
  const names = (many: number) =>
    sql`(select 'A ' || n || ' zedcor', n from generate_series(1, ${many}::int) n union all select 'Zedcor', 0) one (name, n)`;
  await sql`insert into customer (name) select name from ${names(accountsBefore)}`.execute(db);
  await sql`
    insert into customer_group (customer_id, name) select customer.id, one.name from customer, ${names(before)}
    where customer.name = 'Northgate University Hospital'`.execute(db);
  await sql`
    insert into course (platform_id, code, name, category)
    select 'zed-' || one.n, 'Z-' || one.n, one.name, 'Zed' from ${names(before)}`.execute(db);
  await sql`
    insert into resource_access_voucher (kind, code, customer_id, learning_space_id, valid_to, max_uses, name, description, event_at,
      duration_s, calendar_sequence)
    select 'event', 'cerav-zed' || one.n, customer.id, 1, now() + (one.n + 1) * interval '1 hour', 20, one.name, '',
      now() + (one.n + 1) * interval '1 hour', 3600, 0
    from customer, ${names(before)} where customer.name = 'Northgate University Hospital'`.execute(db);
}

const query = `query ($text: String!) {
  customers(search: $text) { name }
  administeredGroups(search: $text, limit: 6) { groups { name } }
  talentCourseListings(search: $text, limit: 6) { name code }
  getAllEventResourceAccessVouchersAsAdmin(search: $text, limit: 6) { vouchers { name } }
}`;

test("if a search has more matches than it shows, the best match comes first in every kind of list", async () => {
  await addAll();
  const found = await portal.get(cast.ruth, query, { text: "zedcor" });
  const lists = [
    found.customers,
    found.administeredGroups.groups,
    found.talentCourseListings,
    found.getAllEventResourceAccessVouchersAsAdmin.vouchers,
  ] as readonly (readonly { readonly name: string }[])[];
  expect(lists.map(([first]) => first?.name)).toEqual(["Zedcor", "Zedcor", "Zedcor", "Zedcor"]);
  expect(lists.map(({ length }) => length)).toEqual([1_000, 6, 6, 6]);
  const { talentCourseListings } = await portal.get(cast.ruth, query, { text: "Z-1" });
  expect(talentCourseListings[0]).toEqual({ name: "A 1 zedcor", code: "Z-1" });
});

test.each(["stroke first zedfor", "zedfor the first", "first – the: ZEDFOR", "zédfor first"])(
  "“%s” finds events and courses by their words, in any order and without punctuation",
  async (text) => {
    const { db } = portal.database;
    for (const name of ["Stroke zedfor: the first pass", "Zedfor: the second pass"]) {
      await sql`insert into course (platform_id, code, name, category) values (${name}, ${name}, ${name}, 'Zed')
        on conflict do nothing`.execute(db);
      await sql`
        insert into resource_access_voucher (kind, code, customer_id, learning_space_id, valid_to, max_uses, name, description,
          event_at, duration_s, calendar_sequence)
        select 'event', ${`cerav-${name}`}, id, 1, now() + interval '1 hour', 20, ${name}, '', now() + interval '1 hour', 3600, 0
        from customer where name = 'Northgate University Hospital' on conflict do nothing`.execute(db);
    }
    const found = await portal.get(cast.ruth, query, { text });
    const wanted = [expect.objectContaining({ name: "Stroke zedfor: the first pass" })];
    expect(found.talentCourseListings).toEqual(wanted);
    expect(found.getAllEventResourceAccessVouchersAsAdmin.vouchers).toEqual(wanted);
    const choices = await portal.get(
      cast.ingrid,
      `query ($personId: ID!, $search: String) { startChoices(personId: $personId, search: $search) { kind name } }`,
      { personId: cast.maya.keycloakId, search: text },
    );
    expect(choices.startChoices).toEqual(
      ["event", "course"].map((kind) => ({ kind, name: "Stroke zedfor: the first pass" })),
    );
  },
);

test("people, groups, institutions and simulators are found by their words in any order, without accents", async () => {
  const found = async (person: string, group: string, customer: string, station: string) =>
    await portal.get(
      cast.ruth,
      `query ($person: String!, $group: String!, $customer: String!, $station: String!) {
        administeredPeople(search: $person) { name }
        administeredGroups(search: $group, limit: 6) { groups { name } }
        customers(search: $customer) { name }
        vistSystemsByServiceTag(serviceTag: $station, limit: 6) { name }
      }`,
      { person, group, customer, station },
    );
  const shown = await found(
    "kovacs HELENA",
    "residents ir",
    "hospital university northgate",
    "trainer angio",
  );
  expect(shown.administeredPeople.map(({ name }) => name)).toEqual(["Helena Kovács"]);
  expect(shown.administeredGroups.groups.map(({ name }) => name)).toEqual(["IR Residents"]);
  expect(shown.customers.map(({ name }) => name)).toEqual(["Northgate University Hospital"]);
  expect(shown.vistSystemsByServiceTag.map(({ name }) => name)).toEqual(["Angio suite trainer"]);
  // Each word has to be in the name of the same one.
  expect(await found("kovacs maya", "residents zed", "hospital zed", "trainer lab")).toEqual({
    administeredPeople: [],
    administeredGroups: { groups: [] },
    customers: [],
    vistSystemsByServiceTag: [],
  });
});
