import type { UserId } from "@cathedra/domain";
import { cast, getCustomer, getGroup } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { setUpCastApp, toClaims } from "../support/cast-app.ts";
import { anAct } from "./audit-builders.ts";

const northgate = getCustomer("northgate").id;
const group = getGroup("irResidents");

const portal = setUpCastApp([]);

type Page = {
  readonly auditEntries: {
    readonly entries: readonly {
      readonly id: string;
      readonly label: string;
      readonly actor: { readonly name: string; readonly email: string | null } | null;
      readonly thing: { readonly kind: string; readonly id: string; readonly name: string | null };
      readonly customer: { readonly name: string } | null;
      readonly requestId: string | null;
    }[];
    readonly next: string | null;
    readonly count: number | null;
    readonly person: { readonly name: string } | null;
  };
};

const list = async (who: (typeof cast)["ruth"], filter: object = {}, rest: object = {}) =>
  (
    await portal.get<Page>(
      who,
      `query ($filter: AuditFilter, $first: Int, $before: ID) { auditEntries(filter: $filter, first: $first, before: $before) {
        entries { id label actor { name email } thing { kind id name } customer { name } requestId } next count
        person { name }
      } }`,
      { filter, ...rest },
    )
  ).auditEntries;

const ids = async (...args: Parameters<typeof list>) => (await list(...args)).entries.map(({ id }) => id);

test("an entry records actor, action, subject, affected person and request id", async () => {
  const response = await portal.app.inject({
    method: "POST",
    url: "/api/graphql",
    headers: {
      authorization: `Bearer ${await portal.identity.token(toClaims(cast.ruth))}`,
      "x-request-id": "request-of-support-1",
    },
    payload: {
      query: `mutation { createHospital(customerId: ${northgate}, name: "Audit Hill") { id } }`,
    },
  });
  const { id } = response.json().data.createHospital;
  const [entry] = (await list(cast.ingrid, { thing: `hospital:${id}` })).entries;
  expect(entry).toMatchObject({
    label: "Hospital added",
    actor: { email: cast.ruth.email },
    thing: { kind: "hospital", name: "Audit Hill" },
    customer: { name: getCustomer("northgate").name },
    requestId: "request-of-support-1",
  });
});

describe("filters", () => {
  const subject = "b0000000-0000-4000-8000-00000000000a";

  test("pages by number neither repeat nor skip entries while new ones are written", async () => {
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1) made.push(await anAct(portal, { subject }));
    const filter = { thing: `hospital:${subject}` };
    const first = await list(cast.ruth, filter, { first: 2 });
    expect(first.count).toBe(5);
    await anAct(portal, { subject });
    const second = await list(cast.ruth, filter, { first: 2, before: first.next });
    const third = await list(cast.ruth, filter, { first: 2, before: second.next });
    const read = [first, second, third].flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(read).toEqual(made.toReversed());
    expect(third.next).toBeNull();
  });

  test("filtering by person returns what they did, what was done to them, or both", async () => {
    const maya = cast.maya.userId;
    const did = await anAct(portal, { by: maya, act: "group.left", subject: String(group.id) });
    const got = await anAct(portal, { act: "course.made_available", subject: maya });
    const among = await anAct(portal, {
      act: "group.users_removed",
      subject: String(group.id),
      people: [maya, maya, cast.tomas.userId],
    });
    const person = cast.maya.keycloakId;
    expect(await ids(cast.ingrid, { person, role: "by" })).toEqual([did]);
    expect(await ids(cast.ingrid, { person, role: "on" })).toEqual([among, got]);
    expect(await ids(cast.ingrid, { person })).toEqual([among, got, did]);
    expect(await ids(cast.ingrid, { person, action: "group.left" })).toEqual([did]);
    expect((await list(cast.ingrid, { person })).person?.name).toContain("Maya");
    expect(await ids(cast.ingrid, { person: "00000000-0000-4000-8000-000000000000" })).toEqual([]);
  });

  test("filtering by subject includes its kind, since ids repeat across kinds, and finds deleted ones by name", async () => {
    const ofGroup = await anAct(portal, {
      act: "group.changed",
      subject: "77",
      after: { name: "Évora class" },
    });
    const ofVoucher = await anAct(portal, { act: "voucher.changed", subject: "77" });
    expect(await ids(cast.ruth, { thing: "group:77" })).toEqual([ofGroup]);
    expect(await ids(cast.ruth, { thing: "voucher:77" })).toEqual([ofVoucher]);
    const [gone] = (await list(cast.ruth, { thingName: "evora" })).entries;
    expect(gone).toMatchObject({ id: ofGroup, thing: { kind: "group", id: "77", name: "Évora class" } });
    const later = await anAct(portal, { act: "group.left", subject: "77" });
    const named = (await list(cast.ruth, { thing: "group:77" })).entries;
    expect(named.map(({ id, thing }) => [id, thing.name])).toEqual([
      [later, "Évora class"],
      [ofGroup, "Évora class"],
    ]);
    expect(await ids(cast.ruth, { thingName: "ev" })).toEqual([]);
    expect(await ids(cast.ruth, { thingName: "%_\\" })).toEqual([]);
  });

  test("action, action group, customer and period can be combined", async () => {
    const [other] = [getCustomer("lakeside").id];
    const one = await anAct(portal, { act: "software_release.published", subject: "5", customer: null });
    const two = await anAct(portal, { act: "software_release.withdrawn", subject: "5", customer: other });
    expect(await ids(cast.ruth, { action: "software_release.published" })).toEqual([one]);
    expect(await ids(cast.ruth, { group: "software" })).toEqual([two, one]);
    expect(await ids(cast.ruth, { group: "software", customerId: other })).toEqual([two]);
    expect(await ids(cast.ruth, { group: "nothing of the kind" })).toEqual([]);
    expect(await ids(cast.ruth, { group: "groups", action: "software_release.published" })).toEqual([]);
    const soon = new Date(Date.now() + 60_000).toISOString();
    const ago = new Date(Date.now() - 600_000).toISOString();
    expect(await ids(cast.ruth, { group: "software", from: ago, to: soon })).toEqual([two, one]);
    expect(await ids(cast.ruth, { group: "software", to: ago })).toEqual([]);
    expect(await ids(cast.ruth, { group: "software", from: soon })).toEqual([]);
  });
});

describe("an admin of a customer", () => {
  test("an admin of a customer reads only entries about their own customer, whatever the filter", async () => {
    const subject = "b0000000-0000-4000-8000-00000000000b";
    const own = await anAct(portal, { subject, customer: northgate, after: { name: "Own Hospital" } });
    const foreign = await anAct(portal, {
      subject,
      customer: getCustomer("lakeside").id,
      after: { name: "Foreign Hospital" },
    });
    const portals = await anAct(portal, { subject, customer: null });
    for (const filter of [{}, { thing: `hospital:${subject}` }, { person: cast.ruth.keycloakId }]) {
      const seen = await ids(cast.george, filter);
      expect(seen).toContain(own);
      expect(seen).not.toContain(foreign);
      expect(seen).not.toContain(portals);
    }
    expect(await ids(cast.george, { customerId: getCustomer("lakeside").id })).toEqual([]);
    expect(await ids(cast.george, { thingName: "Foreign Hosp" })).toEqual([]);
    for (const id of [foreign, portals, "999999999", "no number"]) {
      const { errors } = await portal.ask(cast.george, `{ auditEntry(id: "${id}") { entry { id } } }`);
      expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
  });

  test("sees addresses only of their own people (X114)", async () => {
    await anAct(portal, { by: cast.maya.userId, act: "group.left", subject: String(group.id) });
    const [ofOwn] = (await list(cast.george)).entries;
    expect(ofOwn?.actor).toMatchObject({ email: cast.maya.email });
    await anAct(portal, { by: cast.ingrid.userId });
    const [ofStaff] = (await list(cast.george)).entries;
    expect(ofStaff?.actor?.name).toContain(cast.ingrid.firstName);
    expect(ofStaff?.actor?.email).toBeNull();
  });
});

test("an entry lists the fields before and after, with people's current names", async () => {
  const gone = "99999999-0000-4000-8000-000000000001" as UserId;
  const id = await anAct(portal, {
    act: "group.changed",
    subject: String(group.id),
    people: [cast.tomas.userId],
    before: { name: "Old", admin: cast.tomas.userId },
    after: { name: "New", admin: gone },
  });
  const { auditEntry } = await portal.get(
    cast.ingrid,
    `{ auditEntry(id: "${id}") { facts { label kind before after } people { email } entry { thing { name } } } }`,
  );
  expect(auditEntry).toEqual({
    entry: { thing: { name: group.name } },
    people: [{ email: cast.tomas.email }],
    facts: [
      { label: "Name", kind: "text", before: ["Old"], after: ["New"] },
      {
        label: "Admin",
        kind: "text",
        before: [`${cast.tomas.firstName} ${cast.tomas.lastName}`],
        after: [gone],
      },
    ],
  });
});

test("exporting the audit log is itself audited", async () => {
  await portal.get(cast.george, 'mutation { noteAuditExport(filter: { group: "groups" }) }');
  const [entry] = (await list(cast.ruth, { action: "audit.exported" })).entries;
  expect(entry).toMatchObject({ label: "Audit log exported", actor: { email: cast.george.email } });
});
