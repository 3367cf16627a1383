import {
  mayAdministerVouchers,
  mayGiveHours,
  mayReadPerson,
  mayUseCloudVoucher,
} from "@cathedra/domain/access";
import { groupAdmins } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const vouchersGuards: readonly Guard[] = [
  ...guardEach(
    [
      "Query.getAllCloudModulesResourceAccessVouchersAsAdmin",
      "Query.countCloudModulesResourceAccessVouchersAsAdmin",
      "Query.endingVouchers",
      "Query.accountHours",
    ],
    { own: "those of the accounts whose vouchers one administers", by: [mayAdministerVouchers] },
  ),
  ...guardEach(
    [
      "Query.getCloudModulesResourceAccessVoucherAsAdmin",
      "Mutation.createCloudModulesResourceAccessVoucher",
      "Mutation.editCloudModulesResourceAccessVoucher",
      "Mutation.archiveResourceAccessVoucher",
      "Mutation.regenerateResourceAccessVoucherCode",
      "Mutation.revokeResourceAccessVoucherCode",
    ],
    { asks: mayAdministerVouchers, of: "listed", lets: groupAdmins, otherwise: "notFound" },
  ),
  {
    operation: "Mutation.giveCloudModulesTime",
    asks: mayGiveHours,
    of: "hours",
    also: [mayReadPerson, mayAdministerVouchers],
    lets: groupAdmins,
    otherwise: "notFound",
  },
  {
    operation: "Query.getCloudModulesResourceAccessVouchersAsTrainee",
    own: "those that one has accepted",
    by: [mayUseCloudVoucher],
  },
  {
    operation: "Mutation.acceptResourceAccessVoucher",
    signedIn: "whoever has the code; too many wrong ones are refused",
  },
];
