import { instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { cast } from "@cathedra/test-fixtures";
import { createVoucher } from "../../src/modules/vouchers/create-voucher.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { bystander } from "../platform/role-matrix/callers.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { TestApp } from "../support/app.ts";
import { anEvent } from "./event-builder.ts";
import { aVoucherInput, createMutation, editMutation } from "./voucher-builders.ts";

/** Vouchers are Northgate's. */
export const voucherProbes: readonly Probe[] = [
  {
    operation: "Query.getAllCloudModulesResourceAccessVouchersAsAdmin",
    call: { query: "{ getAllCloudModulesResourceAccessVouchersAsAdmin { id } }" },
  },
  {
    operation: "Query.countCloudModulesResourceAccessVouchersAsAdmin",
    call: { query: "{ countCloudModulesResourceAccessVouchersAsAdmin }" },
  },
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
      // Whoever made an event has it already.
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
