import { mayManageGroupCourses } from "@cathedra/domain/access";
import { learners } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const courseVouchersGuards: readonly Guard[] = [
  ...guardEach(
    [
      "Query.courseVouchers",
      "Mutation.createCourseVoucher",
      "Mutation.regenerateCourseVoucherCode",
      "Mutation.revokeCourseVoucherCode",
    ],
    {
      asks: mayManageGroupCourses,
      of: "group",
      lets: ["groupAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer", "sysAdmin"],
      otherwise: "notFound",
      // People who can see the group: its learners, and the admins of its customer (X26).
      knowing: [...learners, "customerAdmin"],
    },
  ),
  { operation: "Mutation.acceptVoucher", signedIn: "whoever has the code; too many wrong ones are refused" },
];
