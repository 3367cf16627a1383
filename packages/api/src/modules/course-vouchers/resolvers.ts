import { mayManageGroupCourses } from "@cathedra/domain/access";
import { authorize } from "../../errors.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { acceptVoucher } from "./accept-voucher.ts";
import { regenerateCourseVoucherCode, revokeCourseVoucherCode } from "./change-code.ts";
import { createCourseVoucher } from "./create-voucher.ts";
import { getGroupFacts, vouchersOfCourse } from "./voucher-queries.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    courseVouchers: async (_, { customerGroupId, talentCourseId, ...asked }, { db, actor, clock }) => {
      const group = await getGroupFacts(db, customerGroupId);
      authorize(group === undefined ? "hidden" : mayManageGroupCourses(actor, group));
      const part = readPageArgs(asked, { usual: 20, most: 100 });
      return vouchersOfCourse(db, { groupId: customerGroupId, courseId: talentCourseId, ...part }, clock());
    },
  },
  Mutation: {
    createCourseVoucher: (_, args, context) => createCourseVoucher(context, context.actor, args),
    acceptVoucher: (_, { code }, context) => acceptVoucher(context, context.actor, code),
    regenerateCourseVoucherCode: (_, { courseVoucherId }, context) =>
      regenerateCourseVoucherCode(context, context.actor, courseVoucherId),
    revokeCourseVoucherCode: (_, { courseVoucherId }, context) =>
      revokeCourseVoucherCode(context, context.actor, courseVoucherId),
  },
} satisfies Resolvers;
