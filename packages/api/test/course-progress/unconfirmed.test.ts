import { courseProgressTexts } from "@cathedra/domain/messages";
import { cast, getCourse } from "@cathedra/test-fixtures";
import { describe, expect, test, vi } from "vitest";
import { course, openPromise, resetCall, setUpProgress, startCall } from "./progress-helpers.ts";

const {
  platform,
  portal,
  refresh,
  setProgress,
  stored,
  rowsOfOthers,
  addAnotherLearner,
  setWaitMs,
  passSeconds,
  readings,
} = setUpProgress();

describe("figures after a failed action or one with an unknown outcome are not called current", () => {
  const reset = async () => (await portal.ask(cast.maya, resetCall, { courseId: course.id })).errors?.[0];

  test("a reset whose answer is lost is reported as unconfirmed and read at once, and then confirmed", async () => {
    await addAnotherLearner();
    setProgress("incomplete", 75);
    await refresh({ courseId: course.id });
    const others = await rowsOfOthers();
    const { promise, resolve } = openPromise();
    platform.fault = ({ asked }) => (asked.includes("resetuserprogress") ? "lost" : undefined);
    // The reading that follows at once is held back, so that the state before it can be checked.
    platform.beforeAnswer = ({ asked }) => (asked.includes("users/id:") ? promise : Promise.resolve());
    setWaitMs(1);
    expect(await reset()).toMatchObject({
      message: courseProgressTexts.resetUnconfirmed,
      extensions: { code: "COURSE_RESET_UNCONFIRMED", reason: "away" },
    });
    const meanwhile = await refresh({ courseId: course.id });
    expect(meanwhile).toMatchObject({
      isCurrent: false,
      isResetUnconfirmed: true,
      courses: [{ progress: { completion_percentage: 75 } }],
    });
    await vi.waitUntil(async () => readings() === 3, 15_000);
    resolve();
    await portal.readingsEnded();
    expect((await stored())?.status).toBe("not_attempted");
    expect(await refresh({ courseId: course.id })).toMatchObject({
      isCurrent: true,
      isResetUnconfirmed: false,
      courses: [{ completion_status: "not_attempted", unitProgress: [] }],
    });
    expect(await rowsOfOthers()).toEqual(others);
  });

  test("an unsuccessful reset is unconfirmed for a minute, and then reported as not done", async () => {
    setProgress("incomplete", 75);
    await refresh();
    platform.fault = ({ asked }) =>
      asked.includes("resetuserprogress") ? { status: 504, answer: "<html>gateway</html>" } : undefined;
    expect(await reset()).toMatchObject({ extensions: { code: "COURSE_RESET_UNCONFIRMED" } });
    await portal.readingsEnded();
    expect(readings()).toBe(2);
    expect(await refresh()).toMatchObject({ isCurrent: false, isResetUnconfirmed: true });
    await passSeconds(61);
    expect(await refresh()).toMatchObject({
      isCurrent: true,
      isResetUnconfirmed: false,
      courses: [{ progress: { completion_percentage: 75 } }],
    });
  });

  test("a reset that the platform refuses is reported as not done, and its figures are still read at once", async () => {
    setProgress("incomplete", 75);
    await refresh();
    // The progress changes on the platform in the meantime.
    setProgress("completed", 100);
    platform.fault = ({ asked }) =>
      asked.includes("resetuserprogress")
        ? { status: 400, answer: { error: { message: "Not now" } } }
        : undefined;
    expect(await reset()).toMatchObject({
      message: "Failed to reset course progress, please try again later",
      extensions: { code: "COURSE_RESET_FAILED", reason: "rejected" },
    });
    await portal.readingsEnded();
    expect((await stored())?.status).toBe("completed");
    expect(await refresh()).toMatchObject({ isCurrent: true, isResetUnconfirmed: false });
  });

  test("the figures are read at once after a start that failed midway", async () => {
    setProgress("not_attempted", 0);
    await refresh();
    platform.fault = ({ asked }) => (asked.includes("gotocourse") ? "lost" : undefined);
    await portal.ask(cast.maya, startCall, { courseId: course.id });
    setProgress("incomplete", 10);
    expect(await refresh()).toMatchObject({
      isCurrent: true,
      courses: [{ progress: { completion_percentage: 10 } }],
    });
  });

  test("when a demo account resets everything, only the courses without an answer are unconfirmed", async () => {
    await addAnotherLearner();
    const others = await rowsOfOthers();
    const { db } = portal.database;
    await portal.get(cast.sam, "{ user { email } }");
    platform.accounts.set(cast.sam.email, "99");
    const other = getCourse("NEU-101");
    for (const each of [course, other])
      platform.progress.set(`99:${each.platformId}`, {
        status: "incomplete",
        percentage: 50,
        seconds: 1,
        units: {},
      });
    await refresh({}, cast.sam);
    platform.fault = ({ asked }) =>
      asked.includes(`resetuserprogress/user_id:99,course_id:${other.platformId}`) ? "lost" : undefined;
    const { errors } = await portal.ask(cast.sam, "mutation { resetAccountProgress { done } }");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "PROGRESS_RESET_FAILED", remaining: 1 });
    const rows = await db
      .selectFrom("course_enrolment")
      .select(["course_id", "status", "reset_unconfirmed_since"])
      .where("user_id", "=", cast.sam.userId)
      .orderBy("course_id")
      .execute();
    expect(rows.map((row) => [row.course_id, row.status, row.reset_unconfirmed_since !== null])).toEqual(
      [
        [course.id, "not_attempted", false],
        [other.id, "in_progress", true],
      ].toSorted(([one], [two]) => Number(one) - Number(two)),
    );
    expect(await refresh({}, cast.sam)).toMatchObject({
      isCurrent: true,
      isResetUnconfirmed: false,
      courses: expect.arrayContaining([
        expect.objectContaining({ id: other.id, completion_status: "not_attempted" }),
      ]),
    });
    const mine = cast.sam.userId;
    const withoutSam = (tables: unknown) =>
      (tables as readonly (readonly { readonly user_id: string }[])[]).map((getRows) =>
        getRows.filter(({ user_id }) => user_id !== mine),
      );
    expect(withoutSam(await rowsOfOthers())).toEqual(others);
  });
});
