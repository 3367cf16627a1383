import { voucherRefusalText } from "@cathedra/domain/messages";
import { SessionExpiredError } from "../../auth/tokens.ts";
import { browserFormat } from "../../format/dates.ts";
import { ApiError } from "../../relay/errors.ts";
import type { addressOfCourse, GainedCourse } from "./accept-course.ts";

/** The result of accepting the link of a course. */
export type CourseOutcome =
  | ({ readonly kind: "gained" } & GainedCourse)
  /** The portal refused the link; `href` leads to the course if the person already has it. */
  | { readonly kind: "refused"; readonly text: string; readonly detail?: string; readonly href?: string }
  /** No answer came, so the code may be sent again. */
  | { readonly kind: "unanswered" }
  /** The session has expired: the person signs in again, and returns to the same address. */
  | { readonly kind: "signedOut" };

/** The message for the code of a course, by its error if there is one (2.008-2.014, 2.018). */
export async function courseOutcome(
  answer: Promise<GainedCourse>,
  findCourse: typeof addressOfCourse,
): Promise<CourseOutcome> {
  try {
    return { kind: "gained", ...(await answer) };
  } catch (error) {
    if (error instanceof SessionExpiredError) return { kind: "signedOut" };
    if (!(error instanceof ApiError)) return { kind: "unanswered" };
    const { code, facts, message } = error;
    const refused = {
      kind: "refused",
      text: voucherRefusalText(code, facts.validTo, browserFormat()),
    } as const;
    // `RATE_LIMITED` is the only temporary refusal, and its message names the time of the next attempt.
    if (code === "RATE_LIMITED") return { ...refused, detail: message };
    if (code !== "VOUCHER_ALREADY_USED") return refused;
    const href = await findCourse(facts.courseId);
    return href === undefined ? refused : { ...refused, href };
  }
}
