import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openLearningPlatform } from "../../src/learning-platform/open-learning-platform.ts";
import type { TalentClient } from "../../src/learning-platform/talent-client.ts";
import { talentLearning } from "../../src/learning-platform/talent-learning.ts";
import type { LearningPlatform, PlatformError } from "../../src/ports/learning-platform.ts";
import { type Recorded, recorded, type Said } from "./recorded-responses.ts";

let server: Recorded;
let platform: LearningPlatform;
beforeEach(async () => {
  server = await recorded();
  platform = openLearningPlatform(
    { url: server.url, key: "a-key-of-the-portal", calls: 200, linkHosts: ["academy.talentlms.example"] },
    { pauseMs: 1 },
  );
});
afterEach(() => server.close());

/** Replays recorded answers while `work` runs, and compares its requests with the recording. */
async function converse<T>(
  said: readonly Said[],
  act: (platform: LearningPlatform) => Promise<T>,
): Promise<T> {
  server.say(...said);
  const result = await act(platform);
  expect(server.heard.map(({ asked }) => asked)).toEqual(said.map(({ asked }) => asked));
  for (const [at, { form }] of said.entries()) {
    if (form !== undefined) expect(server.heard[at]?.form).toEqual(form);
  }
  return result;
}

const error = (message: string) => ({ error: { type: "invalid_request_error", message } });

const maya = {
  id: "42",
  login: "maya@northgate.example",
  first_name: "Maya",
  last_name: "Lindqvist",
  email: "maya@northgate.example",
  restrict_email: "0",
  user_type: "Learner-Type",
  status: "active",
  level: "1",
  points: "0",
  created_on: "01/09/2026, 10:00:00",
  last_updated_timestamp: "1788256800",
  login_key: "https://academy.talentlms.example/index/autologin/key:secret",
  bio: null,
  courses: [],
  branches: [],
  groups: [],
  certifications: [],
  badges: [],
};
const facts = { email: maya.email, firstName: "Maya", lastName: "Lindqvist" };

test("the API key is sent as the user name of basic authentication with an empty password", async () => {
  await converse([{ asked: "GET branches", answer: [] }], ({ spaces }) => spaces());
  expect(server.heard[0]?.authorization).toBe(
    `Basic ${Buffer.from("a-key-of-the-portal:").toString("base64")}`,
  );
});

describe("spaces", () => {
  test("the list of spaces contains neither people nor courses", async () => {
    const answer = [
      {
        id: "11",
        name: "goto",
        description: "Go&#45;to <b>procedures</b>",
        avatar: "https://academy.talentlms.example/avatar.png",
        theme: "Default",
        timezone: "",
        disallow_global_login: "1",
      },
      { id: 12, name: "free", description: null },
    ];
    const spaces = await converse([{ asked: "GET branches", answer }], (each) => each.spaces());
    expect(spaces).toEqual([
      {
        id: "11",
        name: "goto",
        description: "Go-to procedures",
        imageUrl: "https://academy.talentlms.example/avatar.png",
      },
      { id: "12", name: "free", description: "", imageUrl: null },
    ]);
  });

  test("a space lists its courses, possibly none", async () => {
    const courses = [{ id: "101", name: "Carotid stenting &amp; protection" }];
    const answer = { id: "11", name: "goto", users: [{ id: "1", name: "m.lindqvist" }], courses };
    const one = await converse([{ asked: "GET branches/id:11", answer }], (each) =>
      each.coursesOfSpace("11"),
    );
    expect(one).toEqual([{ id: "101", name: "Carotid stenting & protection" }]);
    for (const none of [{ id: "11", courses: [] }, { id: "11", courses: null }, { id: "11" }]) {
      server.say({ answer: none });
      expect(await platform.coursesOfSpace("11")).toEqual([]);
    }
  });
});

describe("courses", () => {
  const course = {
    id: "101",
    name: "Carotid <stenting>",
    code: "CAS-1",
    category_id: "7",
    description: "<p>First.</p><p>Second &amp; last.</p>",
    price: "&#36;0.00",
    status: "active",
    creation_date: "01/09/2026, 10:00:00",
    last_update_on: "02/09/2026, 10:00:00",
    hide_from_catalog: "0",
    big_avatar: "https://academy.talentlms.example/big.png",
    avatar: "https://academy.talentlms.example/small.png",
    certification: "",
  };

  test("courses are read with the names of their categories in two calls", async () => {
    const answer = [
      course,
      { id: 102, name: "", category_id: null, status: "inactive", big_avatar: "javascript:x" },
    ];
    const categories = [{ id: "7", name: "Neuro", price: "&#36;0.00", parent_category_id: "" }];
    const courses = await converse(
      [
        { asked: "GET courses", answer },
        { asked: "GET categories", answer: categories },
      ],
      (each) => each.courses(),
    );
    expect(courses).toEqual([
      {
        id: "101",
        name: "Carotid <stenting>",
        code: "CAS-1",
        category: "Neuro",
        description: "First. Second & last.",
        imageUrl: "https://academy.talentlms.example/big.png",
        isActive: true,
        version: "02/09/2026, 10:00:00",
      },
      {
        id: "102",
        name: "No. 102",
        code: "",
        category: "",
        description: "",
        imageUrl: null,
        isActive: false,
        version: null,
      },
    ]);
  });

  test("without categories one call is enough, the list may be empty, and two courses may share a code", async () => {
    expect(await converse([{ asked: "GET courses", answer: [] }], (each) => each.courses())).toEqual([]);
    server.say({ answer: [1, 2].map((id) => ({ ...course, id, category_id: "" })) });
    expect((await platform.courses()).map(({ id, code }) => [id, code])).toEqual([
      ["1", "CAS-1"],
      ["2", "CAS-1"],
    ]);
  });

  test("a name of 10,000 characters with a slash and an emoji becomes a title", async () => {
    server.say({ answer: [{ id: 1, name: `TEVAR/EVAR 🫀\u0000${"x".repeat(10_000)}` }] });
    const [one] = await platform.courses();
    expect(one?.name).toMatch(/^TEVAR\/EVAR 🫀 x+…$/);
    expect(one?.name.length).toBeLessThanOrEqual(301);
  });

  test("a course lists its units in order including headings, possibly none", async () => {
    const units = [
      { id: "1", type: "Section", name: "Access", url: "", aggregated_delay_time: null },
      { id: 2, type: "SCORM | xAPI | cmi5", name: "Puncture", url: "https://x.example/u/2" },
    ];
    const answer = { ...course, users: [], units, rules: [], prerequisites: [] };
    const found = await converse([{ asked: "GET courses/id:101", answer }], (each) =>
      each.unitsOfCourse("101"),
    );
    expect(found).toEqual([
      { id: "1", name: "Access", type: "Section" },
      { id: "2", name: "Puncture", type: "SCORM | xAPI | cmi5" },
    ]);
    for (const none of [{ id: "101", units: [] }, { id: "101" }]) {
      server.say({ answer: none });
      expect(await platform.unitsOfCourse("101")).toEqual([]);
    }
  });
});

test("an answer about another space or course, or without an id, is rejected as unreadable", async () => {
  const about = {
    name: "x",
    courses: [{ id: "7", name: "x" }],
    units: [{ id: "7", name: "x", type: "Unit" }],
  };
  for (const answer of [{ ...about, id: "12" }, about, { hello: ["world"] }, [], [{ ...about, id: "11" }]]) {
    server.say({ answer }, { answer });
    await expect(platform.coursesOfSpace("11")).rejects.toMatchObject({ reason: "unreadable" });
    await expect(platform.unitsOfCourse("11")).rejects.toMatchObject({ reason: "unreadable" });
  }
});

describe("a person", () => {
  test("a person of the platform is found by their address, and its @ is not encoded", async () => {
    const found = await converse(
      [{ asked: "GET users/email:maya@northgate.example", answer: maya }],
      (each) => each.findPerson(maya.email),
    );
    expect(found).toEqual({ id: "42", email: maya.email });
  });

  test("a person of the platform may have a comma, a colon or a slash in the address, which are encoded", async () => {
    const email = "o'neil,a:b/c+d@x.example";
    const asked = "GET users/email:o'neil%2Ca%3Ab%2Fc%2Bd@x.example";
    await converse([{ asked, answer: { ...maya, email } }], (each) => each.findPerson(email));
  });

  test("a person of the platform is found by login if the address exists only as a login", async () => {
    const said = [
      {
        asked: "GET users/email:maya@northgate.example",
        status: 404,
        answer: error("The requested user does not exist"),
      },
      { asked: "GET users/username:maya@northgate.example", answer: { ...maya, id: 42, email: "" } },
    ];
    expect(await converse(said, (each) => each.findPerson(maya.email))).toEqual({
      id: "42",
      email: maya.email,
    });
  });

  const nobody = [
    {
      asked: "GET users/email:maya@northgate.example",
      status: 404,
      answer: error("The requested user does not exist"),
    },
    {
      asked: "GET users/username:maya@northgate.example",
      status: 404,
      // The platform answered without the wrapper, as was observed.
      answer: { type: "invalid_request_error", message: "The requested user does not exist" },
    },
  ];

  test("a person of the platform is undefined if the platform knows neither address nor login", async () => {
    expect(await converse(nobody, (each) => each.findPerson(maya.email))).toBeUndefined();
  });

  test("a person of the platform is created in one call, with a random password and the number as a number", async () => {
    const made = await converse([{ asked: "POST usersignup", answer: { ...maya, id: 42 } }], (each) =>
      each.person(facts),
    );
    expect(made).toEqual({ id: "42", email: maya.email });
    const { password, ...form } = server.heard[0]?.form ?? {};
    expect(form).toEqual({
      first_name: "Maya",
      last_name: "Lindqvist",
      email: maya.email,
      login: maya.email,
    });
    expect(password).toMatch(/^Aa1!.{32}$/);
  });

  test("a person without names gets them from the address", async () => {
    const said = [{ asked: "POST usersignup", answer: maya }];
    await converse(said, (each) => each.person({ ...facts, firstName: " ", lastName: "" }));
    expect(server.heard[0]?.form).toMatchObject({ first_name: "maya", last_name: "maya" });
  });

  test("a person of the platform is found if they exist, whoever created them", async () => {
    const said = [
      {
        asked: "POST usersignup",
        status: 400,
        answer: error("A user with the same email address already exists"),
      },
      { asked: "GET users/email:maya@northgate.example", answer: maya },
    ];
    expect(await converse(said, (each) => each.person(facts))).toEqual({
      id: "42",
      email: maya.email,
    });
  });

  test("a person of the platform that the platform reports as existing but does not find is an unreadable answer", async () => {
    server.say({ status: 400, answer: error("A user with the same login already exists") });
    server.say(...nobody);
    await expect(platform.person(facts)).rejects.toMatchObject({ reason: "unreadable" });
  });

  test("a person with another address than the requested one is rejected as unreadable", async () => {
    server.say({ answer: { ...maya, email: "kai@x.example", login: "kai" } });
    await expect(platform.findPerson(maya.email)).rejects.toMatchObject({ reason: "unreadable" });
  });
});

describe("learning", () => {
  const form = { user_id: "42", course_id: "101", role: "learner" };

  test("enrolling twice succeeds, and an unknown course or person is reported as missing", async () => {
    const done = [{ asked: "POST addusertocourse", form, answer: [{ ...form, user_id: 42 }] }];
    await converse(done, (each) => each.enrol("42", "101"));
    server.say({ status: 400, answer: error("The requested user is already enrolled in this course") });
    await platform.enrol("42", "101");
    server.say({ status: 404, answer: error("The requested course does not exist") });
    await expect(platform.enrol("42", "101")).rejects.toMatchObject({ reason: "unknown", missing: "course" });
    server.say({ status: 404, answer: error("The requested user does not exist") });
    await expect(platform.enrol("42", "101")).rejects.toMatchObject({ reason: "unknown", missing: "person" });
  });

  test("opening a course passes the address to return to", async () => {
    const backUrl = "https://portal.example/learning-spaces/1/Neuro/3?returned=1";
    const back = Buffer.from(backUrl).toString("base64").replace("=", "%3D");
    const goto_url = "https://academy.talentlms.example/index/gotocourse/key:abc,course_id:101";
    const asked = `GET gotocourse/user_id:42,course_id:101,logout_redirect:${back},course_completed_redirect:${back}`;
    const address = await converse([{ asked, answer: { goto_url } }], (each) =>
      each.openCourse({ person: "42", course: "101", backUrl }),
    );
    expect(address).toBe(goto_url);
  });

  test.each(["javascript:alert(1)", "", null, "/index"])("the address %j is rejected", async (goto_url) => {
    server.say({ answer: { goto_url } });
    const opened = platform.openCourse({ person: "42", course: "101", backUrl: "https://x.example" });
    await expect(opened).rejects.toMatchObject({ reason: "unreadable" });
  });

  describe("sign-in links are accepted only for the configured hosts", () => {
    const opened = (url: string, settings: { readonly linkHosts: readonly string[] }) =>
      openLearningPlatform(
        { url, key: "a-key-of-the-portal", calls: 200, ...settings },
        { pauseMs: 1 },
      ).openCourse({
        person: "42",
        course: "101",
        backUrl: "https://x.example",
      });
    const linkHosts = ["academy.example", "neuro-academy.example:8443"];

    test.each([
      "https://evil.example/index/gotocourse/key:abc",
      "http://169.254.169.254/latest/meta-data",
      "https://academy.example.evil.example/index",
      "https://academy.example:8443/index",
      "https://evil.example/academy.example",
      "https://academy.example@evil.example/",
    ])("a sign-in link is rejected: %s", async (goto_url) => {
      server.say({ answer: { goto_url } });
      await expect(opened(server.url, { linkHosts })).rejects.toMatchObject({
        reason: "unreadable",
        message: expect.not.stringContaining("evil"),
      });
    });

    test.each([
      "https://academy.example/index/gotocourse/key:abc",
      "http://academy.example/index",
      "https://neuro-academy.example:8443/index",
      "https://ACADEMY.example/index",
    ])("a sign-in link is accepted: %s", async (goto_url) => {
      server.say({ answer: { goto_url } });
      expect(await opened(server.url, { linkHosts })).toBe(new URL(goto_url).href);
    });

    test("sign-in links must use https where the API uses https", async () => {
      const answer = { goto_url: "http://academy.example/index/gotocourse/key:abc" };
      const ask: TalentClient["ask"] = (asked) => Promise.resolve(v.parse(asked.answer, answer));
      const at = (url: string) =>
        talentLearning({ ask }, { url, linkHosts }).openCourse({
          person: "42",
          course: "101",
          backUrl: "https://x.example",
        });
      await expect(at("https://academy.example/api/v1")).rejects.toMatchObject({ reason: "unreadable" });
      expect(await at("http://academy.example/api/v1")).toBe(answer.goto_url);
    });
  });

  test.each([
    ["a 500", { status: 500, answer: error("An internal error occurred") }],
    ["a connection that breaks", undefined],
  ])("opening a course is not retried after %s, since each answer contains a new key", async (_, said) => {
    if (said === undefined) server.otherwise = (_heard, response) => void response.destroy();
    else server.say(said, said, said);
    await expect(
      platform.openCourse({ person: "42", course: "101", backUrl: "https://x.example" }),
    ).rejects.toMatchObject({ reason: "away" });
    expect(server.heard).toHaveLength(1);
  });

  test("progress is parsed with numbers as texts, tokens in any case and times as timestamps", async () => {
    const courses = [
      {
        id: "101",
        name: "Carotid stenting",
        role: "learner",
        enrolled_on: "01/09/2026, 10:00:00",
        enrolled_on_timestamp: "1788256800",
        completed_on: "",
        completed_on_timestamp: null,
        completion_status: "incomplete",
        completion_status_formatted: "Nicht abgeschlossen",
        completion_percentage: "33",
        expired_on: "",
        total_time: "3m 17s",
        total_time_seconds: 197,
      },
      {
        id: 102,
        completion_status: "Completed",
        completion_percentage: 100,
        total_time: "1h 2m 3s",
        completed_on_timestamp: "1788256801",
      },
      { id: "103", completion_status: "not_attempted", completion_percentage: "", total_time: "" },
      { id: "104", completion_status: "abgeschlossen", completion_percentage: "1000%" },
      { id: "105" },
    ];
    const progress = await converse([{ asked: "GET users/id:42", answer: { ...maya, courses } }], (each) =>
      each.progress("42"),
    );
    const nothing = { percentage: 0, totalTimeSeconds: 0, enrolledAt: null, completedAt: null };
    expect(progress).toEqual([
      {
        courseId: "101",
        status: "in_progress",
        percentage: 33,
        totalTimeSeconds: 197,
        enrolledAt: new Date(1_788_256_800_000),
        completedAt: null,
      },
      {
        ...nothing,
        courseId: "102",
        status: "completed",
        percentage: 100,
        totalTimeSeconds: 3_723,
        completedAt: new Date(1_788_256_801_000),
      },
      { ...nothing, courseId: "103", status: "not_attempted" },
      { ...nothing, courseId: "104", status: "unknown", percentage: 100 },
      { ...nothing, courseId: "105", status: "unknown" },
    ]);
  });

  test("progress without a list, about another person or without an id is rejected as unreadable", async () => {
    const { courses: _, ...without } = maya;
    for (const answer of [
      without,
      { ...maya, courses: null },
      { ...maya, id: 43 },
      { ...maya, courses: [{}] },
    ]) {
      server.say({ answer });
      await expect(platform.progress("42")).rejects.toMatchObject({ reason: "unreadable" });
    }
    server.say({ answer: maya });
    expect(await platform.progress("42")).toEqual([]);
  });

  test("progress in the units of a course is read", async () => {
    const units = [
      {
        id: "1",
        name: "Puncture",
        type: "SCORM | xAPI | cmi5",
        completion_status: "Completed",
        completed_on_timestamp: "1788256800",
        score: "",
        total_time: "2m",
      },
      { id: 2, completion_status: "Not attempted", score: null, total_time: null },
      { id: "3", completion_status: "Passed", score: "85.50%", total_time: "1h" },
      { id: "4", completion_status: "Failed", score: 200, total_time: 12 },
      { id: "5", type: "Section" },
    ];
    const answer = { role: "learner", completion_status: "Completed", completion_percentage: "100", units };
    const asked = "GET getuserstatusincourse/course_id:101,user_id:42";
    const progress = await converse([{ asked, answer }], (each) =>
      each.unitProgress({ person: "42", course: "101" }),
    );
    expect(progress).toEqual([
      { unitId: "1", status: "completed", score: null, totalTimeSeconds: 120 },
      { unitId: "2", status: "not_attempted", score: null, totalTimeSeconds: 0 },
      { unitId: "3", status: "completed", score: 85.5, totalTimeSeconds: 3_600 },
      { unitId: "4", status: "failed", score: null, totalTimeSeconds: 12 },
      { unitId: "5", status: "not_attempted", score: null, totalTimeSeconds: 0 },
    ]);
    for (const none of [
      { answer: { units: [] } },
      { answer: { role: "learner" } },
      { status: 400, answer: error("The requested user is not enrolled in this course") },
    ]) {
      server.say(none);
      expect(await platform.unitProgress({ person: "42", course: "101" })).toEqual([]);
    }
  });

  test("a reset succeeds also for a person who is not enrolled, and an unknown person is reported", async () => {
    const done = { message: "Operation completed successfully" };
    const asked = "GET resetuserprogress/user_id:42,course_id:101";
    await converse([{ asked, answer: done }], (each) => each.reset("42", "101"));
    server.say({ status: 400, answer: error("The requested user is not enrolled in this course") });
    await platform.reset("42", "101");
    server.say({ status: 404, answer: error("The requested user does not exist") });
    await expect(platform.reset("42", "101")).rejects.toMatchObject({ reason: "unknown", missing: "person" });
  });
});

describe("whether a failed reset may have taken effect", () => {
  const outcome = (act: Promise<unknown>) =>
    act.then(
      () => "done",
      (failure: PlatformError) => failure.isOutcomeUnknown,
    );
  test.each([
    ["a refusal", { status: 400, answer: error("Invalid arguments provided") }, false],
    ["a refused key", { status: 401, answer: "<html>" }, false],
    ["a reported failure", { status: 500, answer: error("An internal error occurred") }, false],
    ["a gateway timeout", { status: 504, answer: "<html>" }, true],
    ["an invalid answer", { status: 200, answer: "<html>" }, true],
    ["half an answer", { status: 200, answer: '{"message":"Oper' }, true],
  ])("%s", async (_, said, expected) => {
    server.say(said, said, said);
    expect(await outcome(platform.reset("42", "101"))).toBe(expected);
  });

  test("a broken connection makes the outcome unknown, even if later attempts report a failure", async () => {
    let asked = 0;
    server.otherwise = (_, response) => {
      asked += 1;
      if (asked === 1) response.destroy();
      else response.writeHead(500).end(JSON.stringify(error("An internal error occurred")));
    };
    expect(await outcome(platform.reset("42", "101"))).toBe(true);
    expect(asked).toBe(3);
  });

  test("a repeated attempt that finds the reset done makes it certain", async () => {
    server.say({ status: 504, answer: "<html>" });
    server.say({ status: 400, answer: error("The requested user is not enrolled in this course") });
    expect(await outcome(platform.reset("42", "101"))).toBe("done");
  });

  test("a connection that was never established rules out an effect", async () => {
    const { url } = server;
    await server.close();
    server = await recorded();
    const away = openLearningPlatform(
      { url, key: "a-key-of-the-portal", calls: 200, linkHosts: [] },
      { pauseMs: 1 },
    );
    expect(await outcome(away.reset("42", "101"))).toBe(false);
  });
});

describe("reason of a failed call", () => {
  test.each([
    [401, "Invalid API key provided", "refused"],
    [403, "The domain is not active", "refused"],
    [400, "Invalid arguments provided", "rejected"],
    [402, "Payment required", "rejected"],
    [404, "The requested course does not exist", "unknown"],
    [500, "An internal error occurred", "away"],
  ])("%i, %s: %s", async (status, message, reason) => {
    server.otherwise = (_, response) => void response.writeHead(status).end(JSON.stringify(error(message)));
    await expect(platform.reset("42", "101")).rejects.toMatchObject({ reason });
  });

  test("platform messages are logged without addresses, links and secrets, on one line and shortened", async () => {
    const message = `Cannot mail maya@northgate.example\nvia db1.internal.example (10.0.0.7:5432), see https://a.example/x?y. sess-4f9a8b7c6d5e ${"Fehler ".repeat(200)}`;
    server.say({ status: 400, answer: error(message) });
    const told = await platform.reset("42", "101").catch((failure: Error) => failure.message);
    expect(told).toMatch(/^resetuserprogress: answered 400, Cannot mail \[address\] via \[address\]/);
    expect(told).not.toMatch(/maya|northgate|internal|10\.0|https|a\.example|4f9a|\n/);
    expect(String(told).length).toBeLessThan(250);
    for (const secret of [
      "Invalid API key provided: correcthorse",
      "token=abc",
      "Bearer abc",
      "session 123456789",
    ]) {
      server.say({ status: 401, answer: error(secret) });
      const said = await platform.reset("42", "101").catch((failure: Error) => failure.message);
      expect(said).toContain("[redacted]");
      expect(said).not.toMatch(/horse|abc|1234/);
    }
    // Text without secrets is unchanged.
    server.say({ status: 400, answer: error("Invalid arguments provided") });
    await expect(platform.reset("42", "101")).rejects.toThrow("answered 400, Invalid arguments provided");
  });
});
