import { randomBytes } from "node:crypto";
import { inviteCodeBytes } from "@cathedra/domain";
import { type CourseVoucherCode, courseVoucherCode } from "@cathedra/domain/learning";

/** A code that nobody can guess. */
export function newCourseVoucherCode(): CourseVoucherCode {
  return courseVoucherCode(randomBytes(inviteCodeBytes));
}
