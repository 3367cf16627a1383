import { getCourse } from "@cathedra/test-fixtures";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PlatformError, type PlatformReason } from "../../src/ports/learning-platform.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { aCourse, type Catalogue, changeCourse, changeSpace, demoCatalogue } from "./catalogue.ts";
import { type FakePlatform, fakePlatform } from "./fake-platform.ts";
import { sync, writtenRows } from "./sync-helpers.ts";

let portal: CastApp;
let catalogue: Catalogue;
let platform: FakePlatform;
let before: string;
beforeEach(async () => {
  catalogue = demoCatalogue();
  platform = fakePlatform(catalogue);
  portal = await castApp();
  await sync(portal, platform);
  before = await writtenRows(portal);
});
afterEach(() => portal.close());

const evar = getCourse("EVA-101");

function failing(question: RegExp, reason: PlatformReason): void {
  platform.before = (asked) => {
    if (question.test(asked)) throw new PlatformError(reason, "planted");
  };
}

// Failures as the driver reports them: 429, 500, no connection, a refused key, HTML or half a JSON document (5.043).
test.each([
  ["busy", "PLATFORM_BUSY", "limiting requests"],
  ["away", "PLATFORM_AWAY", "could not be reached"],
  ["refused", "PLATFORM_REFUSED", "refused the portal's key"],
  ["rejected", "PLATFORM_REJECTED", "did not accept the request"],
  ["unreadable", "PLATFORM_UNREADABLE", "gave an invalid answer"],
] as const)(
  "the platform failure %s ends the sync with a clear message, and nothing is lost",
  async (reason, code, text) => {
    for (const question of [/^spaces$/, /^courses$/]) {
      failing(question, reason);
      const { operation } = await sync(portal, platform);
      expect(operation).toMatchObject({ state: "failed", reason: code });
      expect(operation.message).toContain(text);
      expect(await writtenRows(portal)).toBe(before);
    }
  },
);

test("a platform that does not answer fails the sync at its time limit", async () => {
  platform.before = () => new Promise(() => undefined);
  const { operation } = await sync(portal, platform, { callMs: 100 });
  expect(operation).toMatchObject({ state: "failed", reason: "PLATFORM_SLOW" });
  expect(await writtenRows(portal)).toBe(before);
});

test("an empty answer fails the sync", async () => {
  catalogue.courses = [];
  expect((await sync(portal, platform)).operation).toMatchObject({
    state: "failed",
    reason: "PLATFORM_EMPTY",
  });
  catalogue.spaces = [];
  expect((await sync(portal, platform)).operation).toMatchObject({
    state: "failed",
    reason: "PLATFORM_EMPTY",
  });
  expect(await writtenRows(portal)).toBe(before);
});

test("a space or course that cannot be read stays unchanged, and the others are processed", async () => {
  changeCourse(catalogue, evar.platformId, () => ({ units: [] }));
  changeSpace(catalogue, "13", () => ({ courses: [] }));
  catalogue.courses.push(aCourse("900"));
  platform.before = (asked) => {
    if (asked === "list 12" || asked === "units 900") throw new PlatformError("unreadable", "planted");
  };
  const { operation, counts, changes } = await sync(portal, platform);
  expect(operation.message).toBe("Sync completed");
  expect(counts).toEqual({ added: 1, changed: 0, gone: 0, failed: 4, noticed: 0 });
  expect(changes.slice(0, 4).toSorted()).toEqual(
    [
      "failed Course 900: The platform gave an invalid answer. It stays as it was.",
      `failed ${evar.name}: The platform no longer lists any of its ${evar.units.length} units. The former ones are kept. Check the course on the platform.`,
      "failed Interventional Cardiology: The platform no longer lists any of its 5 courses. The former ones are kept. Check the space on the platform.",
      "failed Neurointervention: The platform gave an invalid answer. It stays as it was.",
    ]
      .map((text) => text.replace("5 courses", `${demoCatalogue().spaces[2]?.courses.length} courses`))
      .toSorted(),
  );
  // The next sync reads them again.
  platform.before = () => undefined;
  platform.asked.length = 0;
  await sync(portal, platform);
  expect(platform.asked).toContain("units 900");
});

test("a 400 for one course or space is listed as failed, and a 401 or 403 ends the sync", async () => {
  catalogue.courses.push(aCourse("900"), aCourse("901"));
  platform.before = (asked) => {
    if (asked === "list 12" || asked === "units 900") throw new PlatformError("rejected", "planted");
  };
  const { operation, counts, changes } = await sync(portal, platform);
  expect(operation).toMatchObject({ state: "succeeded", message: "Sync completed" });
  expect(counts).toMatchObject({ added: 2, failed: 2 });
  expect(changes.filter((text) => text.startsWith("failed")).toSorted()).toEqual([
    "failed Course 900: The platform did not accept the request. It stays as it was.",
    "failed Neurointervention: The platform did not accept the request. It stays as it was.",
  ]);
  const { units } = await portal.database.db
    .selectFrom("course_unit")
    .innerJoin("course", "course.id", "course_unit.course_id")
    .select(({ fn }) => fn.countAll().as("units"))
    .where("course.platform_id", "=", "901")
    .executeTakeFirstOrThrow();
  expect(Number(units)).toBe(2);
  failing(/^units 900$/, "refused");
  expect((await sync(portal, platform)).operation).toMatchObject({
    state: "failed",
    reason: "PLATFORM_REFUSED",
    message: expect.stringContaining("check the key"),
  });
});

test("when the platform becomes unreachable, the sync stops calling it and keeps what was read", async () => {
  for (let at = 0; at < 200; at += 1) catalogue.courses.push(aCourse(`n${at}`));
  let answered = 0;
  platform.before = (asked) => {
    if (asked.startsWith("units") && ++answered > 120) throw new PlatformError("away", "planted");
  };
  expect((await sync(portal, platform)).operation).toMatchObject({
    state: "failed",
    reason: "PLATFORM_AWAY",
  });
  expect(answered).toBeLessThan(150);
  platform.before = () => undefined;
  platform.asked.length = 0;
  expect((await sync(portal, platform)).operation.state).toBe("succeeded");
  const again = platform.asked.filter((asked) => asked.startsWith("units")).length;
  expect(again).toBeLessThanOrEqual(80);
});

test("courses with equal codes, without units or with a name of 10,000 characters are kept and reported", async () => {
  catalogue.courses.push({ ...aCourse("901", 0), name: "A/B 🫀", code: "SAME" });
  catalogue.courses.push({ ...aCourse("902"), name: "x".repeat(10_000), code: "SAME" });
  const { counts, changes } = await sync(portal, platform);
  expect(counts).toMatchObject({ added: 2, failed: 0, noticed: 3 });
  expect(changes.slice(0, 3).toSorted()).toEqual([
    "noticed A/B 🫀: The course has no units.",
    expect.stringMatching(/^noticed A\/B 🫀: “x{120}…” has the code “SAME” too\. All are kept\.$/),
    expect.stringMatching(
      /^noticed x{299}…: The name has 10,000 characters on the platform\. The first 300 are kept\.$/,
    ),
  ]);
});
