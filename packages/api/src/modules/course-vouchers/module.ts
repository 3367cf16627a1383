import { courseVoucherLimits } from "@cathedra/domain/learning";
import type { ApiModule } from "../module.ts";
import { courseVouchersGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Links that give one course of a group (2.002, 2.006, 2.018, 2.020-2.022, X97). */
export const courseVouchersModule = {
  name: "course-vouchers",
  resolvers,
  // The default page is 20; a class that got a course by links has a few vouchers.
  listSizes: { "Query.courseVouchers": 20, "CourseVoucher.users": courseVoucherLimits.uses.max },
  guards: courseVouchersGuards,
} satisfies ApiModule;
