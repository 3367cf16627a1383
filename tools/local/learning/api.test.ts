import { courses, getCourse, learningSpaces, platformSpaceIds } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { getClient, newPerson, platforms } from "./testing/client.ts";

const { start } = platforms();
const eva = getCourse("EVA-101");

async function withMaya() {
  const platform = await start();
  const client = getClient(platform);
  const { value } = await client.post("usersignup", newPerson);
  const { id } = value as { id: number };
  return { platform, client, id };
}

const notThere = (what: string) => ({
  status: 404,
  value: { error: { type: "invalid_request_error", message: `The requested ${what} does not exist` } },
});
const refused = (message: string) => ({
  status: 400,
  value: { error: { type: "invalid_request_error", message } },
});

describe("authentication and limits", () => {
  test("a request without a key gets 401 with an HTML page, and one with a wrong key gets 401 with a JSON message", async () => {
    const platform = await start();
    const bare = await fetch(`${platform.url}/branches`);
    expect([bare.status, bare.headers.get("content-type")]).toEqual([401, "text/html; charset=utf-8"]);
    expect(await getClient(platform, "another").get("branches")).toMatchObject({
      status: 401,
      value: { error: { message: "Invalid API key provided" } },
    });
    // The key is the user name of basic authentication, not the password.
    const swapped = await fetch(`${platform.url}/branches`, {
      headers: { authorization: `Basic ${Buffer.from(`:${platform.key}`).toString("base64")}` },
    });
    expect(swapped.status).toBe(401);
  });

  test("an unknown action is reported, and calls to ratelimit are not counted", async () => {
    const client = getClient(await start({ limits: { perHour: 10_000, burst: 2 } }));
    expect(await client.get("nosuchthing")).toMatchObject({
      status: 404,
      value: { error: { message: "The requested API action does not exist" } },
    });
    expect((await client.get("branches")).status).toBe(200);
    expect((await client.get("Branches")).status).toBe(200);
    expect((await client.get("branches")).status).toBe(429);
    expect((await client.get("ratelimit")).value).toMatchObject({ limit: "10000", remaining: 9998 });
  });
});

describe("spaces and courses", () => {
  test("the list of spaces has neither people nor courses, and a single space has both", async () => {
    const client = getClient(await start());
    const list = (await client.get("branches")).value as Record<string, unknown>[];
    expect(list.map(({ id, name }) => [id, name])).toEqual(
      learningSpaces.map(({ key, name }) => [platformSpaceIds[key], name]),
    );
    expect(list.every((space) => !("courses" in space) && !("users" in space))).toBe(true);
    const { value } = await client.get("branches/id:11");
    expect(value).toMatchObject({ id: "11", users: [] });
    expect((value as { courses: object[] }).courses).toEqual(
      courses
        .filter(({ space }) => space === "endovascular")
        .map(({ platformId: id, name }) => ({ id, name })),
    );
    expect(await client.get("branches/id:99")).toMatchObject(notThere("branch"));
  });

  test("all courses are in one list with numbers as text, and a single course has its units in order", async () => {
    const client = getClient(await start());
    const list = (await client.get("courses")).value as Record<string, unknown>[];
    expect(list.map(({ id, code }) => [id, code])).toEqual(
      courses.map(({ platformId, code }) => [platformId, code]),
    );
    expect(list.every((course) => !("units" in course))).toBe(true);
    const { value } = await client.get(`courses/id:${eva.platformId}`);
    expect(value).toMatchObject({ id: eva.platformId, status: "active", price: "&#36;0.00", users: [] });
    expect(
      (value as { units: Record<string, unknown>[] }).units.map(({ id, name, type }) => ({ id, name, type })),
    ).toEqual(eva.units.map(({ platformId: id, name, type }) => ({ id, name, type })));
    expect(await client.get("courses/id:999")).toMatchObject(notThere("course"));
    expect(await client.get("courses/id:x")).toMatchObject(refused("Invalid arguments provided"));
  });
});

describe("people", () => {
  test("signing up returns the id as a number, and all other calls return it as text", async () => {
    const { client, id } = await withMaya();
    expect(typeof id).toBe("number");
    expect((await client.get("users/email:maya@northgate.example")).value).toMatchObject({
      id: String(id),
      user_type: "Learner-Type",
      courses: [],
    });
    expect((await client.get("users/username:maya%40northgate.example")).value).toMatchObject({
      id: String(id),
    });
    expect((await client.get(`users/id:${id}`)).value).toMatchObject({ id: String(id) });
    expect(await client.get("users/email:maya%40northgate.example")).toMatchObject(notThere("user"));
    expect(await client.get("users/id:999")).toMatchObject(notThere("user"));
  });

  test("a second account with the same address or login, a weak password and a JSON body are refused", async () => {
    const { client } = await withMaya();
    expect(await client.post("usersignup", newPerson)).toMatchObject(
      refused("A user with the same email address already exists"),
    );
    expect(await client.post("usersignup", { ...newPerson, email: "other@x.example" })).toMatchObject(
      refused("A user with the same login already exists"),
    );
    const other = { ...newPerson, email: "other@x.example", login: "other", password: "weak" };
    expect((await client.post("usersignup", other)).text).toContain("Password is not strong enough");
    expect(await client.postJson("usersignup", newPerson)).toMatchObject(
      refused("Invalid arguments provided"),
    );
  });

  test("the platform's list of people is paginated", async () => {
    const { client } = await withMaya();
    await client.post("usersignup", { ...newPerson, email: "b@x.example", login: "b" });
    const names = async (path: string) =>
      ((await client.get(path)).value as { login: string }[]).map(({ login }) => login);
    expect(await names("users/page_size:1,page_number:2")).toEqual(["b"]);
    expect(await names("users")).toEqual(["maya@northgate.example", "b"]);
  });
});

describe("learning", () => {
  test("enrolling returns an array, is refused a second time, and works by address and name too", async () => {
    const { client, id } = await withMaya();
    const asked = { user_id: String(id), course_id: eva.platformId, role: "learner" };
    expect((await client.post("addUserToCourse", asked)).value).toEqual([asked]);
    expect(await client.post("addusertocourse", asked)).toMatchObject(
      refused("The requested user is already enrolled in this course"),
    );
    const named = { user_email: newPerson.email, course_name: getCourse("NEU-101").name };
    expect((await client.post("addusertocourse", named)).status).toBe(200);
    expect(await client.post("addusertocourse", { ...asked, course_id: "999" })).toMatchObject(
      notThere("course"),
    );
    expect(await client.post("addusertocourse", { ...asked, user_id: "999" })).toMatchObject(
      notThere("user"),
    );
  });

  test("200 simultaneous enrolments of one person in one course create one", async () => {
    const client = getClient(await start({ limits: { perHour: 1000, burst: 1000 } }));
    await client.post("usersignup", newPerson);
    const asked = { user_email: newPerson.email, course_id: eva.platformId };
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => client.post("addusertocourse", asked)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("status, units and reset work for a course not begun, and are refused for one without enrolment", async () => {
    const { client, id } = await withMaya();
    const pair = `course_id:${eva.platformId},user_id:${id}`;
    expect(await client.get(`getuserstatusincourse/${pair}`)).toMatchObject(
      refused("The requested user is not enrolled in this course"),
    );
    expect(await client.get(`resetuserprogress/${pair}`)).toMatchObject(
      refused("The requested user is not enrolled in this course"),
    );
    await client.post("addusertocourse", { user_id: String(id), course_id: eva.platformId });
    const { value } = await client.get(`getuserstatusincourse/${pair}`);
    expect(value).toMatchObject({
      completion_status: "Not attempted",
      completion_percentage: "0",
      completed_on_timestamp: null,
    });
    expect((value as { units: object[] }).units[0]).toMatchObject({
      completion_status: "Not attempted",
      score: "",
    });
    expect((await client.get(`resetuserprogress/${pair}`)).value).toEqual({
      message: "Operation completed successfully",
    });
    const unit = eva.units.find(({ type }) => type === "Test")?.platformId;
    expect((await client.get(`getusersprogressinunits/unit_id:${unit},user_id:${id}`)).value).toEqual({
      user_id: String(id),
      status: "Not attempted",
      score: "",
    });
    expect((await client.get(`getusersprogressinunits/unit_id:${unit}`)).value).toHaveLength(1);
    expect((await client.get(`users/id:${id}`)).value).toMatchObject({
      courses: [
        { id: eva.platformId, completion_status: "not_attempted", total_time: "", total_time_seconds: 0 },
      ],
    });
  });

  test("the address of a course is different every time, and is given only to enrolled people", async () => {
    const { client, id, platform } = await withMaya();
    const back = Buffer.from("http://localhost:3000/courses/1?a=b,c:d").toString("base64");
    const path = `gotocourse/user_id:${id},course_id:${eva.platformId},logout_redirect:${back}`;
    expect(await client.get(path)).toMatchObject(
      refused("The requested user is not enrolled in this course"),
    );
    await client.post("addusertocourse", { user_id: String(id), course_id: eva.platformId });
    const urls = await Promise.all(
      [1, 2].map(async () => ((await client.get(path)).value as { goto_url: string }).goto_url),
    );
    expect(new Set(urls).size).toBe(2);
    expect(urls[0]).toMatch(
      new RegExp(`^${platform.origin}/index/gotocourse/key:[\\w-]{32},course_id:${eva.platformId}$`),
    );
  });
});
