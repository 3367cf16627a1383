import { expect, test } from "vitest";
import { SessionExpiredError } from "../../auth/tokens.ts";
import { ApiError, UnavailableError } from "../../relay/errors.ts";
import { courseOutcome } from "./course-outcome.ts";

const findCourse = async (courseId: unknown) => (courseId === 3 ? "/learning-spaces/1/a/3" : undefined);
const failing = (error: Error) => courseOutcome(Promise.reject(error), findCourse);

test("an accepted course is returned with its group, spaces and link (2.018)", async () => {
  const gained = { course: "TEVAR", groupName: "IR Residents", learningSpaceNames: ["Aorta"], href: "/a" };
  expect(await courseOutcome(Promise.resolve(gained), findCourse)).toEqual({ kind: "gained", ...gained });
});

test("each refusal has its own text, and all others share one (2.008-2.014)", async () => {
  const getText = async (code: ConstructorParameters<typeof ApiError>[0], facts = {}) => {
    const outcome = await failing(new ApiError(code, "…", undefined, facts));
    return outcome.kind === "refused" ? outcome.text : outcome.kind;
  };
  expect(await getText("VOUCHER_NO_MORE_USES")).toBe("The voucher has no more uses");
  expect(await getText("VOUCHER_ALREADY_USED")).toBe("You have already used this voucher");
  expect(await getText("INVALID_VOUCHER")).toBe("Invitation is invalid, try another link.");
  expect(await getText("OLD_VOUCHER", { validTo: "2026-11-22T12:00:00.000Z" })).toMatch(
    /^The voucher has expired at .*2026/,
  );
  expect(await getText("VOUCHER_EXPIRED")).toBe("The voucher has expired");
  expect(await getText("INTERNAL")).toBe("Something went wrong while accepting the voucher");
});

test("opening a used link again leads to the course (2.009)", async () => {
  const again = (courseId: unknown) =>
    failing(new ApiError("VOUCHER_ALREADY_USED", "…", undefined, { courseId }));
  expect(await again(3)).toMatchObject({ href: "/learning-spaces/1/a/3" });
  expect(await again(4)).not.toHaveProperty("href");
});

test("after too many wrong codes, the waiting time is shown", async () => {
  const outcome = await failing(new ApiError("RATE_LIMITED", "Too many requests. Try again in 9 seconds."));
  expect(outcome).toMatchObject({ kind: "refused", detail: "Too many requests. Try again in 9 seconds." });
});

test("without an answer or a session, the link can be tried again", async () => {
  expect(await failing(new UnavailableError())).toEqual({ kind: "unanswered" });
  expect(await failing(new SessionExpiredError())).toEqual({ kind: "signedOut" });
});
