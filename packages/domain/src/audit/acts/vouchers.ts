import { act, taking } from "./act.ts";

/** Vouchers, events and the codes of both. */
export const voucherActs = {
  "voucher.created": act("Voucher created", "voucher"),
  "voucher.changed": act("Voucher changed", "voucher"),
  "voucher.archived": taking("Voucher or event archived", "voucher"),
  "voucher.accepted": act("Voucher accepted", "voucher"),
  "voucher.code_regenerated": act("New code of a voucher", "voucher"),
  "voucher.code_revoked": taking("Code of a voucher withdrawn", "voucher"),
  "event.created": act("Event created", "voucher"),
  "event.changed": act("Event changed", "voucher"),
  "course_voucher.created": act("Course voucher created", "course_voucher"),
  "course_voucher.accepted": act("Course voucher accepted", "course_voucher"),
  "course_voucher.code_regenerated": act("New code of a course voucher", "course_voucher"),
  "course_voucher.code_revoked": taking("Code of a course voucher withdrawn", "course_voucher"),
} as const;
