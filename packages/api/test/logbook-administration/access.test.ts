import { attendings, cast, demoWorld, hospitals } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { type CastApp, setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { call, documents, lakeside, northgate, type Operation, refusal } from "./operations.ts";

const portal = setUpCastApp();
const everybodyListed = setUpCastApp([], { config: { logbookAdminCustomers: "*" } });

const getId = (list: readonly { customer: string; id: string }[], customer: string) =>
  list.find((entry) => entry.customer === customer)?.id ?? "";

/** Every operation about a customer, with valid arguments that belong to the given customer. */
function callsAbout(customer: "northgate" | "lakeside"): readonly [Operation, Record<string, unknown>][] {
  const customerId = customer === "northgate" ? northgate : lakeside;
  const [attending, hospital] = [getId(attendings, customer), getId(hospitals, customer)];
  return callsWith(customerId, attending, hospital);
}

function callsWith(
  customerId: number,
  attending: string,
  hospital: string,
): readonly [Operation, Record<string, unknown>][] {
  const name = { firstName: "New", lastName: "Name" };
  return [
    ["attendings", { customerId }],
    ["hospitals", { customerId }],
    ["createAttending", { customerId, ...name }],
    ["updateAttending", { id: attending, ...name }],
    ["takeBackAddressChange", { id: attending }],
    ["deleteAttending", { id: attending }],
    ["mergeAttendings", { id: attending, into: getId(attendings, "northgate") }],
    ["createHospital", { customerId, name: "New" }],
    ["updateHospital", { id: hospital, name: "New" }],
    ["updateHospital", { id: hospital, name: "New", mergeInto: getId(hospitals, "northgate") }],
    ["deleteHospital", { id: hospital }],
    ["logbookSettings", { customerId }],
    ["updateLogbookSettings", { customerId, settings: { entrustmentScale: "oScore", countImported: false } }],
  ];
}

const nobody = "00000000-0000-4000-8000-000000000000";

describe("entries of another customer", () => {
  test.each([
    ["an admin who is on the list", "portal"],
    ["an admin of a portal that lists every customer", "everybodyListed"],
  ] as const)("for %s", async (_who, which) => {
    const asked = which === "portal" ? portal : everybodyListed;
    const foreign = callsAbout("lakeside");
    for (const [index, [name, variables]] of foreign.entries()) {
      const refused = await refusal(asked, name, variables);
      expect(refused).toEqual({ code: "NOT_FOUND", message: "This does not exist or is unavailable." });
      const [, unknown] = callsWith(4711, nobody, nobody)[index] ?? [];
      expect(await refusal(asked, name, unknown)).toEqual(refused);
      if ("id" in variables) {
        for (const id of ["no uuid", "", "\0", "\ud800", "' or true --", "f".repeat(10_000)]) {
          expect(await refusal(asked, name, { ...variables, id })).toEqual(refused);
        }
      }
    }
  });
});

test("entries of another customer answer as not found at once, even while their rows are locked", async () => {
  const held = [getId(attendings, "lakeside"), getId(hospitals, "lakeside")] as const;
  await portal.database.db.transaction().execute(async (tx) => {
    await unbranded(tx).selectFrom("attending").select("id").where("id", "=", held[0]).forUpdate().execute();
    await unbranded(tx).selectFrom("hospital").select("id").where("id", "=", held[1]).forUpdate().execute();
    for (const [name, variables] of callsAbout("lakeside")) {
      if ("id" in variables) expect((await refusal(portal, name, variables)).code).toBe("NOT_FOUND");
    }
  });
});

test("an admin whose customer is not on the list is forbidden every operation (7.088, X28)", async () => {
  for (const [name, variables] of callsAbout("lakeside")) {
    const { code } = await refusal(portal, name, variables, cast.helena);
    // A merge that involves another customer's entry is answered as not found.
    expect(code).toBe("mergeInto" in variables ? "NOT_FOUND" : "FORBIDDEN");
  }
  const { attendings: list } = await everybodyListed.get(cast.helena, documents.attendings, {
    customerId: lakeside,
  });
  expect(list.length).toBeGreaterThan(0);
});

test("an admin reads their customers with permissions and the lengths of the lists (9.027)", async () => {
  const query = `{ getCustomersForAdmin {
    id name viewerCanAdministerLogbook logbookLists { attendings unverifiedAttendings hospitals }
  } }`;
  const count = (customerId: number) => {
    const own = demoWorld.attendings.filter((entry) => entry.customerId === customerId);
    return {
      attendings: own.length,
      unverifiedAttendings: own.filter(({ email }) => email === null).length,
      hospitals: demoWorld.hospitals.filter((entry) => entry.customerId === customerId).length,
    };
  };
  const ask = async (who: Parameters<CastApp["get"]>[0]) =>
    (await portal.get(who, query)).getCustomersForAdmin;
  const northgateRow = {
    id: northgate,
    name: "Northgate University Hospital",
    viewerCanAdministerLogbook: true,
    logbookLists: count(northgate),
  };
  const lakesideRow = { id: lakeside, name: "Lakeside Vascular Institute" };
  expect(await ask(cast.george)).toEqual([northgateRow]);
  expect(await ask(cast.helena)).toEqual([
    { ...lakesideRow, viewerCanAdministerLogbook: false, logbookLists: null },
  ]);
  expect(await ask(cast.ruth)).toEqual([
    { ...lakesideRow, viewerCanAdministerLogbook: true, logbookLists: count(lakeside) },
    northgateRow,
  ]);
  // An admin for vouchers and events only (X21).
  expect(await ask(cast.priya)).toEqual([
    { ...northgateRow, viewerCanAdministerLogbook: false, logbookLists: null },
  ]);
  for (const who of [cast.maya, cast.lukas, cast.ingrid, cast.sam]) expect(await ask(who)).toEqual([]);
});

test("only listed admins have the logbook section (9.004), and members do not see the list sizes of their customers", async () => {
  const query = "{ user { viewerAdminSections } customerGroups { customer { logbookLists { hospitals } } } }";
  const sections = async (who: Parameters<CastApp["get"]>[0]) =>
    (await portal.get<{ user: { viewerAdminSections: string[] } }>(who, query)).user.viewerAdminSections;
  expect(await sections(cast.george)).toContain("logbook");
  expect(await sections(cast.ruth)).toContain("logbook");
  for (const who of [cast.helena, cast.priya, cast.maya, cast.sam, cast.ingrid]) {
    expect(await sections(who)).not.toContain("logbook");
  }
  const { customerGroups } = await portal.get(cast.maya, query);
  expect(customerGroups).toEqual([{ customer: { logbookLists: null } }]);
});

test("a page takes the same statements for any number of customers and entries", async () => {
  await portal.get(cast.ruth, "{ user { email } }");
  const page = (who: Parameters<CastApp["get"]>[0], query: string, variables?: unknown) =>
    statementsOf(() => portal.get(who, query, variables));
  const query = "{ getCustomersForAdmin { id viewerCanAdministerLogbook logbookLists { hospitals } } }";
  expect(await page(cast.ruth, query)).toHaveLength(3);
  expect(await page(cast.george, query)).toHaveLength(3);
  for (const operation of ["attendings", "hospitals"] as const) {
    for (const customerId of [northgate, lakeside]) {
      expect(await page(cast.ruth, documents[operation], { customerId })).toHaveLength(3);
    }
  }
});

test("a change takes few statements", async () => {
  const statements = await statementsOf(async () => {
    const made = await call(portal, "createHospital", { customerId: northgate, name: "Counted" }, cast.ruth);
    expect(made.recordCount).toBe(0);
  });
  expect(statements.length).toBeLessThanOrEqual(6);
});
