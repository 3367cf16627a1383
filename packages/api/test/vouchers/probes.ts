import { randomUUID } from "node:crypto";
import { instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { createVoucher } from "../../src/modules/vouchers/create-voucher.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { addVoucher } from "../machines/fleet.ts";
import { administering } from "../platform/role-matrix/administered-ids.ts";
import { bystander } from "../platform/role-matrix/callers.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { TestApp } from "../support/app.ts";
import type { CastApp } from "../support/cast-app.ts";
import { anEvent } from "./event-builder.ts";
import {
  aGift,
  aVoucher,
  aVoucherInput,
  createMutation,
  editMutation,
  giveMutation,
} from "./voucher-builders.ts";

/** Vouchers are Northgate's. */
export const probes: readonly Probe[] = [
  {
    operation: "Query.getAllCloudModulesResourceAccessVouchersAsAdmin",
    call: { query: "{ getAllCloudModulesResourceAccessVouchersAsAdmin { id } }" },
  },
  {
    operation: "Query.countCloudModulesResourceAccessVouchersAsAdmin",
    call: { query: "{ countCloudModulesResourceAccessVouchersAsAdmin }" },
  },
  { operation: "Query.accountHours", call: { query: "{ accountHours { id } }" } },
  { operation: "Query.endingVouchers", call: { query: "{ endingVouchers { count vouchers { id } } }" } },
  {
    operation: "Query.getCloudModulesResourceAccessVouchersAsTrainee",
    call: { query: "{ getCloudModulesResourceAccessVouchersAsTrainee { voucherId } }" },
  },
  {
    operation: "Query.getCloudModulesResourceAccessVoucherAsAdmin",
    call: {
      query: "query ($id: Int!) { getCloudModulesResourceAccessVoucherAsAdmin(voucherId: $id) { id } }",
      variables: async (api) => ({ id: await aCloudVoucher(api) }),
    },
  },
  {
    operation: "Mutation.createCloudModulesResourceAccessVoucher",
    call: { query: createMutation, variables: aVoucherInput({ maxUses: 1, maxDurationInSeconds: 3600 }) },
  },
  {
    operation: "Mutation.editCloudModulesResourceAccessVoucher",
    call: {
      query: editMutation,
      variables: async (api) => ({ ...aVoucherInput({ maxUses: 2 }), voucherId: await aCloudVoucher(api) }),
    },
  },
  { operation: "Mutation.giveCloudModulesTime", call: { query: giveMutation, variables: aGift() } },
  ...(
    [
      "archiveResourceAccessVoucher",
      "regenerateResourceAccessVoucherCode",
      "revokeResourceAccessVoucherCode",
    ] as const
  ).map(
    (name): Probe => ({
      operation: `Mutation.${name}`,
      call: {
        query: `mutation ($id: Int!) { ${name}(resourceAccessVoucherId: $id) { id } }`,
        variables: async (api) => ({ id: (await anEvent(api)).id }),
      },
    }),
  ),
  {
    operation: "Mutation.acceptResourceAccessVoucher",
    about: "of an event that has nothing to do with anybody else",
    call: {
      query: "mutation ($code: String!) { acceptResourceAccessVoucher(code: $code) { voucherId } }",
      // The creator of an event has it already.
      variables: async (api) => ({ code: (await anEvent(api, { creator: bystander })).code }),
    },
  },
];

function aCloudVoucher({ database: { db } }: TestApp) {
  const { userId, keycloakId, email, firstName, lastName, roles } = cast.ruth;
  const ruth: Actor = {
    userId,
    keycloakId,
    email,
    isEmailVerified: true,
    firstName,
    lastName,
    roles,
    logbook: true,
    memberships: [],
    administers: [],
    administeredCustomers: [],
    groupAdminCustomers: [],
  };
  const input = aVoucherInput({ maxUses: 1, maxDurationInSeconds: 3600 });
  const deps = { db, clock: systemClock, voucherAdminCustomers: [] };
  return createVoucher(deps, ruth, { ...input, validTo: instant(Date.parse(input.validTo)) });
}

async function give({ database }: TestApp, customerId: number) {
  return { id: await addVoucher(database.db, [], { customerId }) };
}

export const ownProbes: readonly OwnProbe[] = [
  ...administering("either", {
    operation: "Query.getAllCloudModulesResourceAccessVouchersAsAdmin",
    query: "{ getAllCloudModulesResourceAccessVouchersAsAdmin { id } }",
    give,
  }),
  ...administering("either", {
    operation: "Query.countCloudModulesResourceAccessVouchersAsAdmin",
    query: "{ countCloudModulesResourceAccessVouchersAsAdmin }",
    give,
  }),
  ...administering("either", {
    operation: "Query.accountHours",
    query: "{ accountHours { id } }",
    give: async ({ database: { db } }, customerId) => {
      await sql`insert into quota_account (customer_id) values (${customerId}) on conflict do nothing`.execute(
        db,
      );
      return {};
    },
  }),
  ...administering("either", {
    operation: "Query.endingVouchers",
    query: "{ endingVouchers { count vouchers { id } } }",
    give: async (api, customerId) => {
      const given = await give(api, customerId);
      await sql`update resource_access_voucher set valid_to = now() + interval '3 days' where id = ${given.id}`.execute(
        api.database.db,
      );
      return given;
    },
  }),
  {
    operation: "Query.getCloudModulesResourceAccessVouchersAsTrainee",
    query: "{ getCloudModulesResourceAccessVouchersAsTrainee { voucherId } }",
    give: async ({ database }, whose) => ({ id: await addVoucher(database.db, [whose]) }),
  },
];

const getVoucher = (portal: CastApp) => aVoucher(portal).then(({ id }) => ({ id }));

const voucherToEdit = (portal: CastApp) =>
  aVoucher(portal).then(({ id, modifiedAt }) => ({ voucherId: id, modifiedAt }));

export const webOperations: readonly WebOperation[] = [
  ["EndingVouchersQuery", cast.priya, 2],
  ["HoursLeftQuery", cast.priya, 2],
  // Only three of the vouchers count.
  ["AdminVouchersQuery", cast.ruth, 9, () => ({})],
  ["voucherListQuery", cast.ruth, 6, () => ({ state: "active", offset: 0, limit: 200 })],
  // Operations of pages that were opened before an upgrade.
  ["VoucherTableQuery", cast.ruth, 6, () => ({ state: "active", offset: 0 })],
  ["voucherRowsQuery", cast.ruth, 6, () => ({ state: "active", offset: 0, limit: 200 })],
  ["VoucherDrawerQuery", cast.ruth, 4, async (portal) => ({ voucherId: (await getVoucher(portal)).id })],
  ["VoucherUsersQuery", cast.ruth, 4, async (portal) => ({ voucherId: (await getVoucher(portal)).id })],
  ["useVoucherChangesCreateMutation", cast.ruth, 12, () => aVoucherInput()],
  [
    "useVoucherChangesEditMutation",
    cast.ruth,
    12,
    async (portal) => ({ ...aVoucherInput(), ...(await voucherToEdit(portal)) }),
  ],
  ["GiveHoursQuery", cast.george, 5, () => ({ id: cast.maya.keycloakId, all: false })],
  ["GiveHoursDialogMutation", cast.george, 22, () => ({ ...aGift(), key: randomUUID() })],
  ["latestVoucherQuery", cast.ruth, 8, voucherToEdit],
  ["useVoucherChangesArchiveMutation", cast.ruth, 12, getVoucher],
  ["useVoucherChangesRegenerateMutation", cast.ruth, 10, getVoucher],
  ["useVoucherChangesRevokeMutation", cast.ruth, 10, getVoucher],
  ["acceptInviteVoucherMutation", cast.maya, 12, (portal) => aVoucher(portal).then(({ code }) => ({ code }))],
  ["CloudCasesQuery", cast.maya, 3],
  ["CloudCaseQuery", cast.maya, 4],
];
