import { cast, getCourse } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { aCourseVoucher, acceptMutation, createMutation, given } from "./course-voucher-builders.ts";

const change = (name: "regenerateCourseVoucherCode" | "revokeCourseVoucherCode"): Probe => ({
  operation: `Mutation.${name}`,
  call: {
    query: `mutation ($courseVoucherId: Int!) { ${name}(courseVoucherId: $courseVoucherId) { id } }`,
    variables: async (portal) => ({ courseVoucherId: (await made(portal)).id }),
  },
});

export const probes: readonly Probe[] = [
  {
    operation: "Query.courseVouchers",
    call: {
      query: `{ courseVouchers(customerGroupId: ${given.group}, talentCourseId: ${given.course}) { id code } }`,
    },
  },
  { operation: "Mutation.createCourseVoucher", call: { query: createMutation, variables: given } },
  change("regenerateCourseVoucherCode"),
  change("revokeCourseVoucherCode"),
  {
    operation: "Mutation.acceptVoucher",
    call: { query: acceptMutation, variables: async (portal) => ({ code: (await made(portal)).code }) },
  },
];

const made = (portal: CastApp) => aCourseVoucher(portal, {}, cast.ruth);

const ids = { customerGroupId: given.group, talentCourseId: given.course };

const getVoucher = async (portal: CastApp) => ({ courseVoucherId: (await aCourseVoucher(portal)).id });

export const webOperations: readonly WebOperation[] = [
  ["acceptCourseMutation", cast.nils, 14, async (portal) => ({ code: (await aCourseVoucher(portal)).code })],
  ["acceptCourseQuery", cast.maya, 4, () => ({ courseId: getCourse("EVA-201").id })],
  ["CourseVoucherLinksQuery", cast.priya, 3, () => ids],
  [
    "useCourseVoucherChangesCreateMutation",
    cast.priya,
    12,
    () => ({ ...ids, maxUses: 5, endDate: null, key: "web" }),
  ],
  ["useCourseVoucherChangesRegenerateMutation", cast.priya, 10, getVoucher],
  ["useCourseVoucherChangesRevokeMutation", cast.priya, 10, getVoucher],
];
