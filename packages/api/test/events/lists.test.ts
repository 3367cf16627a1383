import { cast, getCustomer } from "@cathedra/test-fixtures";
import { beforeAll, expect, test } from "vitest";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { addMachines, anEvent, archiveMutation, listQuery, type TestEvent } from "./event-builders.ts";

let early: TestEvent;
let late: TestEvent;
let archived: TestEvent;
let past: TestEvent;

const portal = setUpCastApp();
beforeAll(async () => {
  await addMachines(portal, 100);
  late = await anEvent(portal, { name: "Késő workshop", inHours: 80 });
  early = await anEvent(portal, { name: "Early class", inHours: 40 }, cast.george);
  archived = await anEvent(portal, { name: "Archived", inHours: 60 });
  past = await anEvent(portal, { name: "Past" });
  await portal.get(cast.ruth, archiveMutation, { id: archived.id });
  const ago = new Date(Date.now() - 86_400_000);
  await unbranded(portal.database.db)
    .updateTable("resource_access_voucher")
    .set({ event_at: ago, valid_to: ago })
    .where("id", "=", past.id)
    .execute();
});

type Page = { readonly totalCount: number; readonly vouchers: readonly TestEvent[] };
const page = async (wanted: object = {}, who: Caller = cast.ruth) =>
  (await portal.get<{ getAllEventResourceAccessVouchersAsAdmin: Page }>(who, listQuery, wanted))
    .getAllEventResourceAccessVouchersAsAdmin;
const ids = async (wanted: object, who?: Caller) => (await page(wanted, who)).vouchers.map(({ id }) => id);

test("every event appears in exactly one state with correct counts (3.034, 3.036-3.038)", async () => {
  expect(await page({ state: "active" })).toMatchObject({
    totalCount: 2,
    vouchers: [
      { id: late.id, state: "active", viewerCanEdit: true, viewerCanArchive: true },
      { id: early.id, state: "active" },
    ],
  });
  expect(await page({ state: "expired" })).toMatchObject({
    totalCount: 1,
    vouchers: [{ id: past.id, state: "expired", viewerCanEdit: false, viewerCanArchive: true }],
  });
  expect(await page({ state: "archived" })).toMatchObject({
    totalCount: 1,
    vouchers: [{ id: archived.id, state: "archived", viewerCanEdit: false, viewerCanArchive: false }],
  });
});

test("events can be sorted in four orders (3.033)", async () => {
  expect(await ids({ sort: "eventDateDescending" })).toEqual([late.id, archived.id, early.id, past.id]);
  expect(await ids({ sort: "eventDateAscending" })).toEqual([past.id, early.id, archived.id, late.id]);
  expect(await ids({ sort: "createdNewest" })).toEqual([past.id, archived.id, early.id, late.id]);
  expect(await ids({ sort: "createdOldest" })).toEqual([late.id, early.id, archived.id, past.id]);
});

test("the search finds names of events, accounts, spaces and creators, ignoring accents and case", async () => {
  const active = (search: string) => ids({ state: "active", search });
  expect(await active("KESO")).toEqual([late.id]);
  expect(await active("  adeyemi ")).toEqual([early.id]);
  expect(await active("northgate")).toEqual([late.id, early.id]);
  expect(await active("neurointervention")).toEqual([late.id, early.id]);
  expect(await active("%")).toEqual([]);
  expect(await active("\u0000")).toEqual([late.id, early.id]);
  expect(await ids({ learningSpaceId: 1 })).toEqual([]);
});

test("pages are limited in size, and the count covers all events (X118)", async () => {
  expect(await page({ limit: 1, offset: 1, sort: "createdOldest" })).toMatchObject({
    totalCount: 4,
    vouchers: [{ id: early.id }],
  });
  expect(await page({ offset: 1_000_000 })).toMatchObject({ totalCount: 4, vouchers: [] });
  expect((await page({ limit: 2_147_483_647 })).vouchers).toHaveLength(4);
  for (const outside of [{ limit: 0 }, { limit: -5 }, { offset: -1 }])
    await expect(page(outside)).rejects.toThrow("OUT_OF_RANGE");
});

test("the list contains only events of the accounts that the admin may see (X21)", async () => {
  for (const who of [cast.george, cast.priya]) expect(await page({}, who)).toMatchObject({ totalCount: 4 });
  for (const who of [cast.helena, cast.maya, cast.lukas, cast.wei]) {
    expect(await page({}, who)).toEqual({ totalCount: 0, vouchers: [] });
  }
  expect(getCustomer("northgate").id).toBe(early.customer.id);
});

test("events can be read by id, without those of other accounts and unknown ids", async () => {
  const byIds = (who: Caller, voucherIds: readonly number[]) =>
    portal.get(
      who,
      "query ($voucherIds: [Int!]!) { getEventResourceAccessVouchersAsAdmin(voucherIds: $voucherIds) { id state hasStarted vm { id } } }",
      { voucherIds },
    );
  const asked = [late.id, archived.id, 2_147_483_647, late.id];
  const found = await byIds(cast.george, asked);
  expect(found.getEventResourceAccessVouchersAsAdmin.toSorted((one, other) => one.id - other.id)).toEqual([
    { id: late.id, state: "active", hasStarted: false, vm: null },
    { id: archived.id, state: "archived", hasStarted: false, vm: null },
  ]);
  for (const who of [cast.helena, cast.maya]) {
    expect(await byIds(who, asked)).toEqual({ getEventResourceAccessVouchersAsAdmin: [] });
  }
  const one = await statementsOf(() => byIds(cast.ruth, [late.id]));
  expect(await statementsOf(() => byIds(cast.ruth, [late.id, early.id, past.id]))).toHaveLength(one.length);
});

test("listing takes the same statements for 25 events with their people as for 1", async () => {
  const one = await statementsOf(() => page({ limit: 1 }));
  for (let at = 1; at <= 21; at += 1) await anEvent(portal, { inHours: 90 + at, maxUses: 20 });
  const many = await statementsOf(() => page({ limit: 25 }));
  expect(many).toHaveLength(one.length);
});
