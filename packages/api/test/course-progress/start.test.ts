import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { KeycloakId } from "@cathedra/domain";
import { courseProgressTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aCourse, aSpace, give } from "../courses/learning.ts";
import { setUpPlatform } from "../learning-platform/small-platform.ts";
import { type Caller, castApp } from "../support/cast-app.ts";
import { openBeforeAll } from "../support/open-before-all.ts";

const platform = setUpPlatform();
const portal = openBeforeAll(() => castApp([], { platform: () => platform.open(), processes: 2 }));
afterEach(async () => {
  platform.forget();
  await portal.database.db.deleteFrom("platform_person").execute();
});

const startCall =
  "mutation ($courseId: Int!) { enrollUserInCourse(courseId: $courseId) { goto_url course { id completion_status isOpen } } }";
type Started = {
  readonly enrollUserInCourse: {
    readonly goto_url: string;
    readonly course: { readonly id: number; readonly completion_status: string };
  };
};
const start = (who: Caller, courseId: number) => portal.ask<Started>(who, startCall, { courseId });

/** Creates a course that is open to one person. */
async function open(who: { readonly userId: string } = cast.maya, space: { readonly name?: string } = {}) {
  const { id, name } = await aSpace(portal, space);
  const courseId = await aCourse(portal, id);
  await give(portal, who as typeof cast.maya, courseId);
  return { courseId, spaceId: id, name };
}

const enrolments = (courseId: number) =>
  portal.database.db
    .selectFrom("course_enrolment")
    .select(["user_id", "status"])
    .where("course_id", "=", courseId as never)
    .execute();

describe("starting a course (5.012, 5.018)", () => {
  test("starting a course creates the account, enrols the person and returns an address that opens the course signed in", async () => {
    const { courseId, spaceId } = await open(cast.maya, { name: `Head/neck 🧠 ${randomUUID()}` });
    const { data } = await start(cast.maya, courseId);
    expect(data?.enrollUserInCourse).toEqual({
      goto_url: expect.stringContaining("https://academy.example/index/gotocourse/key:1:"),
      course: { id: courseId, completion_status: "not_attempted", isOpen: true },
    });
    expect(platform.heard.map(({ asked }) => asked.split("/")[0])).toEqual([
      "POST usersignup",
      "POST addusertocourse",
      "GET gotocourse",
    ]);
    const back = /logout_redirect:([^,]+),/.exec(platform.heard.at(-1)?.asked ?? "")?.[1] ?? "";
    // The name may have any character (X06).
    expect(Buffer.from(decodeURIComponent(back), "base64").toString()).toMatch(
      new RegExp(
        `^http://portal.example/learning-spaces/${spaceId}/Head%2Fneck%20%F0%9F%A7%A0%20[^/]+/${courseId}\\?returned=1$`,
      ),
    );
    expect(await enrolments(courseId)).toEqual([{ user_id: cast.maya.userId, status: "not_attempted" }]);
  });

  test("a second start continues the course without a second enrolment", async () => {
    const { courseId } = await open();
    await start(cast.maya, courseId);
    platform.heard.length = 0;
    const { data } = await start(cast.maya, courseId);
    expect(data?.enrollUserInCourse.course.completion_status).toBe("not_attempted");
    expect(platform.heard.map(({ asked }) => asked.split("/")[0])).toEqual([
      "POST addusertocourse",
      "GET gotocourse",
    ]);
    expect(platform.enrolled).toHaveLength(1);
  });

  test("a course that is not open to the person is reported as not found", async () => {
    const { courseId } = await open(cast.maya);
    for (const id of [courseId, 2_000_000_000]) {
      const { errors } = await start(cast.tomas, id);
      expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
    await portal.database.db
      .updateTable("course")
      .set({ gone_at: new Date() as never })
      .where("id", "=", courseId as never)
      .execute();
    expect((await start(cast.maya, courseId)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect(platform.heard).toEqual([]);
  });
});

describe("a person's account on the platform", () => {
  test("a person's account on the platform stays the same when the person's address changes at the identity service", async () => {
    const { courseId } = await open();
    await start(cast.maya, courseId);
    const moved = { ...cast.maya, email: `maya.${randomUUID()}@northgate.example` };
    const { data } = await start(moved, courseId);
    expect(data?.enrollUserInCourse.goto_url).toContain("key:1:");
    expect([...platform.accounts.keys()]).toEqual([cast.maya.email]);
    // Restores the e-mail address that the tokens of the other people contain.
    await start(cast.maya, courseId);
  });

  test("a person's account on the platform is never another person's account, even if two people of the portal share an address", async () => {
    const { courseId } = await open();
    await start(cast.maya, courseId);
    const other: Caller = { ...cast.maya, keycloakId: randomUUID() as KeycloakId };
    await portal.get(other, "{ user { email } }");
    const { id: userId } = await portal.database.db
      .selectFrom("app_user")
      .select("id")
      .where("keycloak_id", "=", other.keycloakId)
      .executeTakeFirstOrThrow();
    await give(portal, { userId }, courseId);
    const { errors } = await start(other, courseId);
    expect(errors?.[0]).toMatchObject({
      message: courseProgressTexts.addressOfAnother,
      extensions: { code: "ADDRESS_OF_ANOTHER" },
    });
  });

  test("a person's account on the platform is not looked up by an unconfirmed address", async () => {
    const { courseId } = await open(cast.tomas);
    platform.accounts.set(cast.tomas.email, "77");
    const { errors } = await start({ ...cast.tomas, isEmailVerified: false }, courseId);
    expect(errors?.[0]).toMatchObject({
      message: courseProgressTexts.addressNotConfirmed,
      extensions: { code: "ADDRESS_NOT_CONFIRMED" },
    });
    expect(platform.heard).toEqual([]);
    expect((await start(cast.tomas, courseId)).data?.enrollUserInCourse.goto_url).toContain("key:77:");
  });

  test("a person's account on the platform is created again after the platform removed it", async () => {
    const { courseId } = await open();
    await start(cast.maya, courseId);
    platform.accounts.clear();
    platform.progress.clear();
    const { data } = await start(cast.maya, courseId);
    expect(data?.enrollUserInCourse.course.id).toBe(courseId);
    expect(platform.asked("usersignup")).toHaveLength(2);
  });
});

describe("failures of the platform (5.021)", () => {
  test.each([
    ["refuses the key", { status: 401, answer: "<html>Unauthorized</html>" }, "refused"],
    ["breaks", { status: 500, answer: "<html>oops</html>" }, "away"],
    ["answers HTML", { status: 200, answer: "<html>hello</html>" }, "unreadable"],
    ["answers half a JSON", { status: 200, answer: '{"goto_url":"https://aca' }, "unreadable"],
    ["answers something else", { status: 200, answer: { message: "ok" } }, "unreadable"],
    [
      "redirects",
      { status: 302, answer: "", headers: { location: "https://elsewhere.example" } },
      "unreadable",
    ],
  ])("Start reports the reason if the platform %s", async (_, fault, reason) => {
    const { courseId } = await open();
    platform.fault = () => fault;
    const { data, errors } = await start(cast.maya, courseId);
    expect(data?.enrollUserInCourse ?? null).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: "Failed to start course, please try again later",
      extensions: { code: "COURSE_START_FAILED", reason },
    });
    platform.fault = () => undefined;
    expect((await start(cast.maya, courseId)).data?.enrollUserInCourse.course.id).toBe(courseId);
  });

  test("without a configured platform, known progress is shown, and Start reports the reason", async () => {
    const without = await castApp();
    try {
      const [{ course_id } = { course_id: 0 }] = await without.database.db
        .selectFrom("course_grant")
        .select("course_id")
        .where("user_id", "=", cast.sam.userId)
        .limit(1)
        .execute();
      const { errors } = await without.ask(cast.sam, startCall, { courseId: course_id });
      expect(errors?.[0]).toMatchObject({
        message: "Failed to start course, please try again later",
        extensions: { reason: "none" },
      });
      const seen = "query ($courseId: Int!) { course(courseId: $courseId) { id isOpen } }";
      expect(await without.get(cast.sam, seen, { courseId: course_id })).toMatchObject({
        course: { isOpen: true },
      });
    } finally {
      await without.close();
    }
  });

  test("if the platform asks to wait, all calls wait and then continue", async () => {
    const { courseId } = await open();
    let refused = 0;
    platform.fault = ({ asked }) =>
      asked.includes("addusertocourse") && refused++ < 2
        ? {
            status: 429,
            answer: { error: { message: "Too many requests" } },
            headers: { "retry-after": "1" },
          }
        : undefined;
    const began = performance.now();
    expect((await start(cast.maya, courseId)).data?.enrollUserInCourse.course.id).toBe(courseId);
    expect(performance.now() - began).toBeGreaterThan(1_900);
    expect(platform.enrolled).toHaveLength(1);
  });

  test("a lost answer of gotocourse is not retried, since each answer contains a new key", async () => {
    const { courseId } = await open();
    platform.fault = ({ asked }) => (asked.includes("gotocourse") ? "lost" : undefined);
    const { errors } = await start(cast.maya, courseId);
    expect(errors?.[0]).toMatchObject({
      message: "Failed to start course, please try again later",
      extensions: { code: "COURSE_START_FAILED", reason: "away" },
    });
    expect(platform.asked("gotocourse")).toHaveLength(1);
    expect(await enrolments(courseId)).toHaveLength(1);
  });

  test.each(["usersignup", "addusertocourse"])(
    "a lost answer of %s is retried, and nothing is created twice",
    async (endpoint) => {
      const { courseId } = await open();
      let isLost = false;
      platform.fault = ({ asked }) => {
        if (isLost || !asked.includes(endpoint)) return undefined;
        isLost = true;
        return "lost";
      };
      const { data } = await start(cast.maya, courseId);
      expect(data?.enrollUserInCourse.course.id).toBe(courseId);
      expect([platform.accounts.size, platform.enrolled.length]).toEqual([1, 1]);
      expect(await enrolments(courseId)).toHaveLength(1);
    },
  );

  test("no address that signs a person in is logged", async () => {
    const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const loud = await castApp([], { platform: () => platform.open(), config: { logLevel: "trace" } });
    try {
      const courseId = (
        await loud.database.db.selectFrom("course_grant").select("course_id").executeTakeFirstOrThrow()
      ).course_id;
      await loud.get(cast.sam, startCall, { courseId });
      platform.fault = () => ({ status: 500, answer: "secret" });
      await loud.ask(cast.sam, startCall, { courseId });
      const logged = said.mock.calls.map(([text]) => String(text)).join("");
      expect(logged).toContain("the learning platform did not do what was asked");
      expect(logged).not.toMatch(/gotocourse\/key|autologin|secret/);
    } finally {
      said.mockRestore();
      await loud.close();
    }
  });
});

describe("simultaneous starts", () => {
  test("two simultaneous starts of one person create one account, also in two processes", async () => {
    const { courseId } = await open();
    const both = await Promise.all([
      start(cast.maya, courseId),
      start(cast.maya, courseId),
      start(cast.maya, courseId),
    ]);
    expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    expect([platform.accounts.size, platform.enrolled.length]).toEqual([1, 1]);
    expect(await portal.database.db.selectFrom("platform_person").select("user_id").execute()).toHaveLength(
      1,
    );
  });

  test("200 people start the same course: 200 enrolments, none duplicated", {
    timeout: 120_000,
  }, async () => {
    const { courseId } = await open();
    const people = Array.from(
      { length: 200 },
      (_, index): Caller => ({
        keycloakId: randomUUID() as KeycloakId,
        email: `learner.${index}.${randomUUID()}@many.example`,
        firstName: "Learner",
        lastName: String(index),
        roles: [],
      }),
    );
    await Promise.all(people.map((who) => portal.get(who, "{ user { email } }")));
    const { db } = portal.database;
    const users = await db
      .selectFrom("app_user")
      .select("id")
      .where(
        "keycloak_id",
        "in",
        people.map(({ keycloakId }) => keycloakId),
      )
      .execute();
    await db
      .insertInto("course_grant")
      .values(users.map(({ id }) => ({ user_id: id, course_id: courseId as never, source: "given" })))
      .execute();
    // Each person presses twice. Under load a start may be refused temporarily, for no other reason, and is then repeated.
    const startUntilOpen = async (who: Caller) => {
      for (;;) {
        const answer = await start(who, courseId);
        const extensions = answer.errors?.[0]?.extensions;
        const isForNow =
          extensions?.code === "UNAVAILABLE" || ["busy", "slow"].includes(String(extensions?.reason));
        if (!isForNow) return answer;
        await sleep(100);
      }
    };
    const answers = await Promise.all(people.flatMap((who) => [startUntilOpen(who), startUntilOpen(who)]));
    expect(answers.filter(({ errors }) => errors !== undefined)).toEqual([]);
    expect([platform.accounts.size, platform.enrolled.length]).toEqual([200, 200]);
    expect(await enrolments(courseId)).toHaveLength(200);
    expect(new Set(answers.map(({ data }) => data?.enrollUserInCourse.goto_url)).size).toBe(200);
  });
});
