import { cast } from "@cathedra/test-fixtures";
import { afterEach, beforeAll, expect, test } from "vitest";
import {
  addMachines,
  anEventInput,
  availabilityQuery,
  createMutation as createEvent,
} from "../events/event-builders.ts";
import { decideOutcome } from "../groups/invitation-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import {
  archiveMutation,
  aVoucherInput,
  createMutation,
  editMutation,
  expectInvariants,
  type Voucher,
} from "./voucher-builders.ts";

const portal = setUpCastApp();
beforeAll(async () => {
  await addMachines(portal, 1);
});
afterEach(() => expectInvariants(portal));

/** Priya is admin of a group of Northgate, which is on the list; Lukas of one of Lakeside, which is not. */
const { priya, lukas } = cast;
const northgate = 1;
const lakeside = 2;

type Made = { readonly createCloudModulesResourceAccessVoucher: Voucher };

test("admins of a listed customer's groups administer its vouchers and events (2.054, X21)", async () => {
  const { createCloudModulesResourceAccessVoucher: made } = await portal.get<Made>(
    priya,
    createMutation,
    aVoucherInput(),
  );
  expect(made).toMatchObject({ state: "active" });
  const list = "{ getAllCloudModulesResourceAccessVouchersAsAdmin { id viewerCanEdit viewerCanArchive } }";
  expect(await portal.get(priya, list)).toEqual({
    getAllCloudModulesResourceAccessVouchersAsAdmin: [
      { id: made.id, viewerCanEdit: true, viewerCanArchive: true },
    ],
  });
  const change = { ...aVoucherInput({ maxUses: 2 }), voucherId: made.id };
  expect(decideOutcome(await portal.ask(priya, editMutation, change))).toBe("ok");
  expect(decideOutcome(await portal.ask(priya, archiveMutation, { id: made.id }))).toBe("ok");
  expect(decideOutcome(await portal.ask(priya, createEvent, anEventInput()))).toBe("ok");
  expect(decideOutcome(await portal.ask(priya, availabilityQuery, anEventInput()))).toBe("ok");
});

test("group admins see what vouchers and events are made of, and nothing else of the account (2.046, 9.007, 3.040)", async () => {
  const sections = await portal.get(priya, "{ user { viewerAdminSections } }");
  expect(sections).toEqual({ user: { viewerAdminSections: ["groups", "cloud-case-vouchers", "events"] } });
  const query = `{
    getCustomersForAdmin {
      id viewerCanAdministerVouchers viewerCanAdministerLogbook viewerCanEditAdmins
      branches { id } cloudModuleTimeBalance { consumedTimeInMs } admins { email } modifiedAt
      learningSpaceAccess { caseCount }
    }
    customers { id }
    customerLearningSpaceAccess(customerId: ${northgate}, learningSpaceId: 1) { viewerCanSave }
  }`;
  expect(await portal.get(priya, query)).toEqual({
    getCustomersForAdmin: [
      {
        id: northgate,
        viewerCanAdministerVouchers: true,
        viewerCanAdministerLogbook: false,
        viewerCanEditAdmins: false,
        branches: [{ id: 1 }, { id: 2 }, { id: 4 }],
        cloudModuleTimeBalance: { consumedTimeInMs: 0 },
        admins: null,
        modifiedAt: null,
        learningSpaceAccess: null,
      },
    ],
    customers: [],
    customerLearningSpaceAccess: { viewerCanSave: false },
  });
  const ledger = `{ customerCloudModuleQuotaTransactions(customerId: ${northgate}) { totalCount } }`;
  expect(decideOutcome(await portal.ask(priya, ledger))).toBe("NOT_FOUND");
});

test("group admins of another or an unlisted customer administer nothing (X21)", async () => {
  expect(
    decideOutcome(await portal.ask(lukas, createMutation, aVoucherInput({ customerId: lakeside }))),
  ).toBe("FORBIDDEN");
  expect(decideOutcome(await portal.ask(lukas, createMutation, aVoucherInput()))).toBe("NOT_FOUND");
  expect(
    decideOutcome(await portal.ask(priya, createMutation, aVoucherInput({ customerId: lakeside }))),
  ).toBe("NOT_FOUND");
  for (const customerId of [northgate, lakeside]) {
    const access = `{ customerLearningSpaceAccess(customerId: ${customerId}, learningSpaceId: 1) { fullAccess } }`;
    expect(decideOutcome(await portal.ask(lukas, access))).toBe("NOT_FOUND");
  }
  const lists =
    "{ logbook: getCustomersForAdmin(list: logbook) { id } vouchers: getCustomersForAdmin(list: vouchers) { id } }";
  expect(await portal.get(priya, lists)).toEqual({ logbook: [], vouchers: [{ id: northgate }] });
  expect(await portal.get(lukas, "{ getCustomersForAdmin { id } user { viewerAdminSections } }")).toEqual({
    getCustomersForAdmin: [],
    user: { viewerAdminSections: ["groups"] },
  });
});

test("a member who is not admin of a group gets no rights from it, whatever their role", async () => {
  const staff = { ...cast.tomas, roles: ["group_admin"] } as const;
  expect(decideOutcome(await portal.ask(staff, createMutation, aVoucherInput()))).toBe("NOT_FOUND");
  // The person is admin of the group, but the identity service has revoked the role.
  const withoutRole = { ...priya, roles: [] } as const;
  expect(decideOutcome(await portal.ask(withoutRole, createMutation, aVoucherInput()))).toBe("NOT_FOUND");
});
