import { courses } from "@cathedra/test-fixtures";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { temporaryFolders } from "../testing/temporary-folder.ts";
import { largeCatalogue } from "./catalogue.ts";
import { getClient, newPerson, platforms, testKey } from "./testing/client.ts";

const { start, stop } = platforms();
const temporaryFolder = temporaryFolders();

test.each([
  ["refuse", 401, "Invalid API key provided"],
  ["reject", 400, "Invalid arguments provided"],
  ["revealing", 400, "maya.lindqvist@northgate.example"],
  ["busy", 429, "exceeded"],
  ["broken", 500, "api_error"],
  ["html", 200, "<!doctype html>"],
  ["garbage", 200, '"courses":"many"'],
] as const)("with the fault %s the platform answers %i", async (kind, status, part) => {
  const platform = await start();
  const client = getClient(platform);
  platform.faults.set(kind);
  const reply = await client.get("branches");
  expect(reply.status).toBe(status);
  expect(reply.text).toContain(part);
  platform.faults.set("ok");
  expect((await client.get("branches")).status).toBe(200);
});

test("a truncated answer cannot be parsed", async () => {
  const platform = await start();
  platform.faults.set("half");
  const reply = await getClient(platform).get("branches");
  expect([reply.status, reply.value]).toEqual([200, undefined]);
  expect(reply.text.length).toBeGreaterThan(100);
});

test("with the fault away all requests fail, with slow they are answered in time, and with silent never", async () => {
  const platform = await start({ slowMs: 120, silentMs: 120 });
  const client = getClient(platform);
  platform.faults.set("away");
  await expect(client.get("branches")).rejects.toThrow("fetch failed");
  await expect(fetch(platform.origin)).rejects.toThrow("fetch failed");
  platform.faults.set("slow");
  const begun = performance.now();
  expect((await client.get("branches")).status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThan(100);
  platform.faults.set("silent");
  await expect(client.get("branches")).rejects.toThrow("fetch failed");
});

test("with the fault late the work is done at once and answered much later", async () => {
  const platform = await start({ lateMs: 600_000 });
  const client = getClient(platform);
  await client.post("usersignup", newPerson);
  platform.faults.set("late", { endpoint: "addusertocourse", times: 1 });
  const asked = { user_email: newPerson.email, course_id: "101" };
  const answered = vi.fn();
  // The call gets no answer before the platform is stopped.
  void client.post("addusertocourse", asked).then(answered, () => undefined);
  const row = v.object({ courseId: v.number() });
  await expect
    .poll(() => platform.store.all(row, "select course_id as courseId from enrolment"))
    .toEqual([{ courseId: 101 }]);
  expect(answered).not.toHaveBeenCalled();
});

test("with the fault for foreign links, the links name another host", async () => {
  const platform = await start();
  const client = getClient(platform);
  await client.post("usersignup", newPerson);
  await client.post("addusertocourse", { user_email: newPerson.email, course_id: "101" });
  const { value } = await client.get(`users/email:${newPerson.email}`);
  const { id } = value as { readonly id: string };
  const call = `gotocourse/user_id:${id},course_id:101`;
  expect((await client.get(call)).text).toContain(platform.origin);
  platform.faults.set("elsewhere");
  expect((await client.get(call)).text).toMatch(/"goto_url":"https:\/\/elsewhere\.example\/index/);
});

test("with the fault lost the work is done without an answer, for one endpoint and one time", async () => {
  const platform = await start();
  const client = getClient(platform);
  await client.post("usersignup", newPerson);
  platform.faults.set("lost", { endpoint: "addUserToCourse", times: 1 });
  expect((await client.get("branches")).status).toBe(200);
  const asked = { user_email: newPerson.email, course_id: "101" };
  await expect(client.post("addusertocourse", asked)).rejects.toThrow("fetch failed");
  expect((await client.post("addusertocourse", asked)).text).toContain("already enrolled");
  expect(platform.asked("addusertocourse")).toBe(2);
});

test("faults are controlled over HTTP only with the key", async () => {
  let hasCrashed = false;
  const platform = await start({
    crash: () => {
      hasCrashed = true;
    },
  });
  const tell = (body: object, key = testKey) =>
    fetch(`${platform.origin}/faults`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        connection: "close",
        authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}`,
      },
    });
  expect((await tell({ fault: "busy" }, "another")).status).toBe(401);
  expect((await tell({ fault: "sulk" })).status).toBe(400);
  const client = getClient(platform);
  expect((await client.get("branches")).status).toBe(200);
  expect((await tell({ fault: "busy", endpoint: "branches", times: 1 })).status).toBe(200);
  expect((await client.get("branches")).status).toBe(429);
  expect((await client.get("branches")).status).toBe(200);
  await tell({ fault: "crash" });
  await expect(client.get("branches")).rejects.toThrow("fetch failed");
  expect(hasCrashed).toBe(true);
});

test("simulated changes of the catalogue last until they are reset", async () => {
  const platform = await start();
  const client = getClient(platform);
  const list = async () =>
    (await client.get("courses")).value as { id: string; code: string; name: string }[];
  const last = courses.at(-1)?.platformId;
  platform.changes.happen("same-code");
  expect((await list()).filter(({ code }) => code === "EVA-101")).toHaveLength(2);
  platform.changes.happen("without-units");
  expect((await client.get(`courses/id:${last}`)).value).toMatchObject({ units: [] });
  platform.changes.happen("renamed-space");
  expect((await client.get("branches/id:11")).value).toMatchObject({ name: "Endovascular Aorta (renamed)" });
  platform.changes.happen("renamed-course");
  expect((await list()).at(-1)?.name).toContain("(renamed)");
  platform.changes.happen("course-gone");
  expect((await client.get(`courses/id:${last}`)).status).toBe(404);
  platform.changes.happen("course-added");
  // The new course has its own id, not that of the course that was just removed.
  expect((await list()).at(-1)).toMatchObject({
    id: String(Number(last) + 1),
    name: "Iliac branch devices",
  });
  platform.changes.restore();
  expect((await list()).map(({ id, code }) => [id, code])).toEqual(
    courses.map(({ platformId, code }) => [platformId, code]),
  );
  expect((await client.get("branches/id:11")).value).toMatchObject({ name: "Endovascular Aorta" });
});

test("a changed course gets a new update time, also twice within a second, and other courses do not", async () => {
  const platform = await start({ now: () => Date.UTC(2026, 10, 22) });
  const client = getClient(platform);
  const said = async () =>
    ((await client.get("courses")).value as { last_update_on: string }[]).map(
      (course) => course.last_update_on,
    );
  const told: (readonly string[])[] = [await said()];
  for (const change of [
    () => platform.changes.renameCourse(124, "Another name"),
    () => platform.changes.removeUnits(124),
    () => platform.changes.setCode(124, "XXX-1"),
    () => platform.changes.restore(),
  ]) {
    change();
    told.push(await said());
  }
  expect(new Set(told.map((all) => all.at(-1))).size).toBe(5);
  expect(new Set(told.map((all) => JSON.stringify(all.slice(0, -1)))).size).toBe(1);
  platform.changes.restore();
  expect(await said()).toEqual(told.at(-1));
});

test("a restart keeps everything, also after a kill", async () => {
  const folder = temporaryFolder();
  const first = await start({ folder });
  const client = getClient(first);
  await client.post("usersignup", newPerson);
  await client.post("addusertocourse", { user_email: newPerson.email, course_id: "101" });
  first.changes.renameSpace(11, "Another name");
  // A second one opens the same file while the first has not closed it, as after a kill.
  const second = await start({ folder });
  expect((await getClient(second).get(`users/email:${newPerson.email}`)).value).toMatchObject({
    courses: [{ id: "101" }],
  });
  expect((await getClient(second).get("branches/id:11")).value).toMatchObject({ name: "Another name" });
  await stop(first);
});

test("the platform can provide 5,000 courses in 100 spaces", async () => {
  const platform = await start({
    catalogue: largeCatalogue(100, 5000),
    limits: { perHour: 1e6, burst: 1e6 },
  });
  const client = getClient(platform);
  expect((await client.get("courses")).value).toHaveLength(5000);
  expect((await client.get("branches/id:100")).value).toMatchObject({ name: "Space 100" });
  expect(((await client.get("branches/id:100")).value as { courses: object[] }).courses).toHaveLength(50);
});
