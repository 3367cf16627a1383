import { addVoucher } from "../machines/fleet.ts";
import { administering } from "../platform/role-matrix/administered-ids.ts";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import type { TestApp } from "../support/app.ts";

async function give({ database }: TestApp, customerId: number) {
  return { id: await addVoucher(database.db, [], { customerId }) };
}

export const ownVoucherProbes: readonly OwnProbe[] = [
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
  {
    operation: "Query.getCloudModulesResourceAccessVouchersAsTrainee",
    query: "{ getCloudModulesResourceAccessVouchersAsTrainee { voucherId } }",
    give: async ({ database }, whose) => ({ id: await addVoucher(database.db, [whose]) }),
  },
];
