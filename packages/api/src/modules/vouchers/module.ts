import type { ApiModule } from "../module.ts";
import { vouchersGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";
import { hoursUndo } from "./take-back-hours.ts";
import { hasAcceptedVouchers } from "./voucher-queries.ts";
import { voucherVisibility } from "./voucher-visibility.ts";

/** Vouchers: everything about those for cloud cases (2.025-2.055), and what both kinds share (2.001-2.016, 2.038). */
export const vouchersModule = {
  name: "vouchers",
  resolvers,
  loaders,
  prefetchFields: { "Query.getCloudModulesResourceAccessVouchersAsTrainee": hasAcceptedVouchers },
  // The assumed sizes of lists: a page has up to 200 vouchers, a class about 20 people, and a voucher the cases of one or two
  // courses.
  listSizes: {
    "Query.getAllCloudModulesResourceAccessVouchersAsAdmin": 200,
    "Query.getCloudModulesResourceAccessVouchersAsTrainee": 50,
    "CloudModulesResourceAccessVoucher.users": 20,
    "CloudModulesResourceAccessVoucher.userQuota": 20,
    "CloudModulesResourceAccessVoucher.modules": 3,
    "CloudModulesResourceAccessVoucherAsTrainee.modules": 3,
    "CloudModule.cases": 6,
    "EndingVouchers.vouchers": 3,
    "Query.accountHours": 20,
    "AdministeredPerson.hoursAccounts": 3,
  },
  guards: vouchersGuards,
  noticeVisibility: [voucherVisibility],
  undoKinds: [hoursUndo],
} satisfies ApiModule;
