import type { ApiModule } from "../module.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** Vouchers: for cloud cases whole (2.025-2.055), and of both kinds what they share (2.001-2.016, 2.038). */
export const vouchersModule = {
  name: "vouchers",
  resolvers,
  loaders,
  // A page is 200; a class has 20 people, and a voucher the cases of a course or two.
  listSizes: {
    "Query.getAllCloudModulesResourceAccessVouchersAsAdmin": 200,
    "Query.getCloudModulesResourceAccessVouchersAsTrainee": 50,
    "CloudModulesResourceAccessVoucher.users": 20,
    "CloudModulesResourceAccessVoucher.userQuota": 20,
    "CloudModulesResourceAccessVoucher.modules": 3,
    "CloudModulesResourceAccessVoucherAsTrainee.modules": 3,
    "CloudModule.cases": 6,
  },
  guards: [
    {
      operation: "Query.getAllCloudModulesResourceAccessVouchersAsAdmin",
      policy: "mayAdministerVouchers: those of one's own accounts",
      access: { kind: "signedIn" },
    },
    {
      operation: "Query.countCloudModulesResourceAccessVouchersAsAdmin",
      policy: "mayAdministerVouchers: those of one's own accounts",
      access: { kind: "signedIn" },
    },
    {
      operation: "Query.getCloudModulesResourceAccessVoucherAsAdmin",
      policy: "mayAdministerVouchers",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
    {
      operation: "Query.getCloudModulesResourceAccessVouchersAsTrainee",
      policy: "one's own",
      access: { kind: "signedIn" },
    },
    ...[
      "createCloudModulesResourceAccessVoucher",
      "editCloudModulesResourceAccessVoucher",
      "archiveResourceAccessVoucher",
      "regenerateResourceAccessVoucherCode",
      "revokeResourceAccessVoucherCode",
    ].map((name) => ({
      operation: `Mutation.${name}`,
      policy: "mayAdministerVouchers",
      access: { kind: "only" as const, callers: ["sysAdmin" as const], otherwise: "notFound" as const },
    })),
    {
      operation: "Mutation.acceptResourceAccessVoucher",
      policy: "whoever has the code; too many wrong ones are refused",
      access: { kind: "signedIn" },
    },
  ],
} satisfies ApiModule;
