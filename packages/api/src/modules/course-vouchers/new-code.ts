import { randomBytes } from "node:crypto";
import { inviteCodeBytes } from "@cathedra/domain";
import { type CourseVoucherCode, courseVoucherCode } from "@cathedra/domain/learning";

/** A random code that cannot be guessed. */
export function newCourseVoucherCode(): CourseVoucherCode {
  return courseVoucherCode(randomBytes(inviteCodeBytes));
}
