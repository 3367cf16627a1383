import { cast } from "@cathedra/test-fixtures";
import { describe, expect, test, vi } from "vitest";
import { course, openPromise, resetCall, setUpProgress } from "./progress-helpers.ts";

const { platform, portal, refresh, setProgress, stored, setWaitMs, passSeconds, readings } = setUpProgress();

describe("platform answers that arrive out of order", () => {
  test.each([
    ["courses", "users/id:"],
    ["units", "getuserstatusincourse"],
  ])("a reading of %s that began before a reset does not restore progress", async (_, endpoint) => {
    setProgress("incomplete", 40);
    await refresh();
    await passSeconds(31);
    const { promise, resolve } = openPromise();
    const before = platform.asked(endpoint).length;
    platform.beforeAnswer = ({ asked }) => (asked.includes(endpoint) ? promise : Promise.resolve());
    const reading = refresh({ courseId: course.id });
    await vi.waitUntil(async () => platform.asked(endpoint).length > before, 15_000);
    await portal.get(cast.maya, resetCall, { courseId: course.id });
    resolve();
    await reading;
    await portal.readingsEnded();
    expect(platform.asked("getuserstatusincourse")).toHaveLength(1);
    expect(await stored()).toEqual({ status: "not_attempted", percentage: 0, total_time_s: 0 });
    expect(await portal.database.db.selectFrom("unit_progress").selectAll().execute()).toEqual([]);
  });

  test("of two readings, the one that began last is kept, whichever ends last", async () => {
    setProgress("incomplete", 40);
    await refresh();
    await passSeconds(31);
    const { promise, resolve } = openPromise();
    let held = 0;
    platform.beforeAnswer = ({ asked }) =>
      asked.includes("users/id:") && held++ === 0 ? promise : Promise.resolve();
    // The platform reported "passed" for a moment and took it back: the stored figures are the newer ones.
    setProgress("completed", 100);
    setWaitMs(1);
    await refresh();
    await vi.waitUntil(async () => readings() === 2, 15_000);
    setProgress("incomplete", 40);
    await passSeconds(31);
    // The other process reads, since the first one is still reading.
    await vi.waitUntil(async () => {
      await refresh();
      return readings() === 3;
    }, 15_000);
    resolve();
    await portal.readingsEnded();
    expect(await stored()).toMatchObject({ status: "in_progress", percentage: 40 });
  });
});
