import { cast } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { CastApp } from "../support/cast-app.ts";
import { aCourseVoucher, acceptMutation, createMutation, given } from "./course-voucher-builders.ts";

const change = (name: "regenerateCourseVoucherCode" | "revokeCourseVoucherCode"): Probe => ({
  operation: `Mutation.${name}`,
  call: {
    query: `mutation ($courseVoucherId: Int!) { ${name}(courseVoucherId: $courseVoucherId) { id } }`,
    variables: async (portal) => ({ courseVoucherId: (await made(portal)).id }),
  },
});

export const courseVoucherProbes: readonly Probe[] = [
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
