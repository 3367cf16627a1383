import { cast, courseOf } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { aCourseVoucher, given } from "./course-voucher-builders.ts";

const ids = { customerGroupId: given.group, talentCourseId: given.course };
const voucherOf = async (portal: CastApp) => ({ courseVoucherId: (await aCourseVoucher(portal)).id });

export const courseVoucherWebOperations: readonly WebOperation[] = [
  ["acceptCourseMutation", cast.nils, 14, async (portal) => ({ code: (await aCourseVoucher(portal)).code })],
  ["acceptCourseQuery", cast.maya, 4, () => ({ courseId: courseOf("EVA-201").id })],
  ["CourseLinksQuery", cast.priya, 3, () => ids],
  [
    "useCourseLinkChangesCreateMutation",
    cast.priya,
    12,
    () => ({ ...ids, maxUses: 5, endDate: null, key: "web" }),
  ],
  ["useCourseLinkChangesRegenerateMutation", cast.priya, 10, voucherOf],
  ["useCourseLinkChangesRevokeMutation", cast.priya, 10, voucherOf],
];
