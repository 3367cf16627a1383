import { getCourse } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { openLibrary } from "./content/library.ts";
import { rightLetter } from "./player/picked-answers.ts";
import { shown } from "./player/test-rules.ts";
import { getClient, newPerson, platforms } from "./testing/client.ts";
import { learnerIn, portal } from "./testing/learner.ts";

const { start } = platforms();
const eva = getCourse("EVA-101");
const getUnit = (name: string) => eva.units.find((unit) => unit.name === name)?.platformId ?? "";
const questionsOf = (name: string) => openLibrary().of(eva.code, name).questions;
const [first, hotspots, film, last] = [
  "What the CT has to tell you",
  "Find the landing zones",
  "Deploying the main body",
  "What would you do?",
].map(getUnit) as [string, string, string, string];

describe("the address of a course", () => {
  test("signs in once, and a second use is refused even with the cookie", async () => {
    const platform = await start();
    const { first: page, gotoUrl, browser } = await learnerIn(platform, eva.platformId);
    expect(page.response.status).toBe(200);
    expect(page.url.pathname).toBe(`/learn/${eva.platformId}/${first}`);
    expect(page.html).toContain("<h1>What the CT has to tell you</h1>");
    // The referrer is sent only to the same origin, where forms need it.
    expect(page.response.headers.get("referrer-policy")).toBe("same-origin");
    const again = await browser.open(new URL(gotoUrl));
    expect([again.response.status, again.html]).toEqual([410, expect.stringContaining("no longer good")]);
  });

  test("the address of a course ends the session of the person who used the browser before", async () => {
    const platform = await start();
    const { browser } = await learnerIn(platform, eva.platformId);
    const client = getClient(platform);
    const other = { ...newPerson, email: "b@x.example", login: "b" };
    const { id } = (await client.post("usersignup", other)).value as { id: number };
    await client.post("addusertocourse", { user_id: String(id), course_id: "107" });
    const { value } = await client.get(`gotocourse/user_id:${id},course_id:107`);
    const before = browser.cookies();
    await browser.open(new URL((value as { goto_url: string }).goto_url));
    const old = await fetch(`${platform.origin}/learn/${eva.platformId}/${first}`, {
      headers: { cookie: before, connection: "close" },
    });
    expect(old.status).toBe(403);
    expect((await browser.open(new URL(`${platform.origin}/learn/107`))).response.status).toBe(200);
  });

  test("the address of a course expires after a minute", async () => {
    let now = Date.now();
    const platform = await start({ now: () => now });
    const { browser, id } = await learnerIn(platform, eva.platformId);
    const { value } = await getClient(platform).get(`gotocourse/user_id:${id},course_id:${eva.platformId}`);
    now += 61_000;
    const late = await browser.open(new URL((value as { goto_url: string }).goto_url));
    expect(late.response.status).toBe(410);
  });

  test("a course is not shown without a session or for another person", async () => {
    const platform = await start();
    const { browser } = await learnerIn(platform, eva.platformId);
    expect((await fetch(`${platform.origin}/learn/${eva.platformId}`)).status).toBe(403);
    const other = await browser.open(new URL(`${platform.origin}/learn/107`));
    expect([other.response.status, other.html]).toEqual([
      403,
      expect.stringContaining("Open the course in Cathedra"),
    ]);
  });
});

describe("the link back", () => {
  test("leads to the address given by the portal, and only to the portal", async () => {
    const platform = await start();
    const good = await learnerIn(platform, eva.platformId, `${portal}/courses/1?from=home`);
    expect(good.first.html).toContain(`href="${portal}/courses/1?from=home"`);
    for (const bad of ["https://elsewhere.example/x", "javascript:alert(1)", "http://localhost:3001/x"]) {
      const { first: page } = await learnerIn(platform, eva.platformId, bad);
      expect(page.html).not.toContain("elsewhere");
      expect(page.html).toContain(`<a class="back" href="${portal}">`);
    }
  });
});

test("a learner continues where they left off, and the API reports the progress", async () => {
  const platform = await start();
  const learner = await learnerIn(platform, eva.platformId);
  const next = await learner.post(`${first}/next`);
  expect(next.url.pathname).toBe(`/learn/${eva.platformId}/${hotspots}`);
  expect(await learner.status()).toMatchObject({
    completion_status: "In progress",
    completion_percentage: "13",
  });
  await learner.open(film);
  const later = await learnerIn(platform, eva.platformId);
  expect(later.first.url.pathname).toBe(`/learn/${eva.platformId}/${film}`);
  expect(later.first.html).toMatch(
    /aria-current="page"[^>]*><span[^>]*>[^<]*<\/span>\s*<span>Deploying the main body/,
  );
});

test("a learner picks places on a picture: a wrong one is named, and only first tries count for the score", async () => {
  const platform = await start();
  const learner = await learnerIn(platform, eva.platformId);
  const questions = questionsOf("Find the landing zones");
  const miss = await learner.post(`${hotspots}/pick`, { letter: "A" });
  expect(miss.html).toContain("A is the superior mesenteric artery. Look again.");
  let page = miss;
  for (const question of questions)
    page = await learner.post(`${hotspots}/pick`, { letter: rightLetter(question) });
  expect(page.html).toContain("75 % at the first try");
  const unit = (await learner.status()).units.find(({ id }) => id === hotspots);
  expect(unit).toMatchObject({ completion_status: "Completed", score: "75.00" });
});

test("a learner who fails the test sees why and can repeat it, and the best score counts", async () => {
  const platform = await start();
  const learner = await learnerIn(platform, eva.platformId);
  const questions = questionsOf("What would you do?");
  const answers = (isRight: boolean) =>
    Object.fromEntries(
      questions.map((question, at) => [
        `q${at}`,
        String(shown(question).findIndex((choice) => choice.isRight === isRight)),
      ]),
    );
  const unit = async () => (await learner.status()).units.find(({ id }) => id === last);
  const failed = await learner.post(`${last}/answer`, answers(false));
  expect(failed.html).toContain("Not passed yet");
  expect(failed.html).toContain(questions[0]?.why.slice(0, 20));
  expect(await unit()).toMatchObject({ completion_status: "Failed", score: "0.00" });
  expect((await learner.open(`${last}?again`)).html).toContain("Check my answers");
  const passed = await learner.post(`${last}/answer`, answers(true));
  expect(passed.html).toMatch(/Passed[\s\S]*2 attempts, best 100 %/);
  await learner.post(`${last}/answer`, answers(false));
  expect(await unit()).toMatchObject({ completion_status: "Passed", score: "100.00" });
});

test("the reported time is stored, up to the time that has really passed", async () => {
  let now = Date.now();
  const platform = await start({ now: () => now });
  const learner = await learnerIn(platform, eva.platformId);
  now += 30_000;
  const time = async () => (await learner.status()).units.find(({ id }) => id === first)?.total_time;
  const beat = (seconds: string) =>
    fetch(`${platform.origin}/learn/${eva.platformId}/${first}/time`, {
      method: "POST",
      body: seconds,
      headers: { cookie: learner.browser.cookies(), connection: "close" },
    });
  expect((await beat("25")).status).toBe(204);
  expect(await time()).toBe("25s");
  await beat("3000");
  expect(await time()).toBe("25s");
  now += 10_000;
  await beat("3000");
  expect(await time()).toBe("35s");
  // The page is reloaded before the previous one has reported its last seconds.
  now += 8000;
  await learner.open(first);
  await beat("8");
  expect(await time()).toBe("43s");
});

test("a form sent from another site is refused", async () => {
  const platform = await start();
  const learner = await learnerIn(platform, eva.platformId);
  const response = await fetch(`${platform.origin}/learn/${eva.platformId}/${first}/next`, {
    method: "POST",
    headers: { origin: "https://elsewhere.example", cookie: learner.browser.cookies(), connection: "close" },
  });
  expect(response.status).toBe(403);
  expect(await learner.status()).toMatchObject({ completion_percentage: "0" });
});

test("a learner completes the course, sees this, returns to the portal, and restarts after a reset", async () => {
  const platform = await start();
  const learner = await learnerIn(platform, eva.platformId);
  for (const unit of eva.units.filter(({ type }) => type === "Content"))
    await learner.post(`${unit.platformId}/next`);
  const almost = await learner.open("finished");
  expect(almost.html).toMatch(/Almost there[\s\S]*3 units are still open/);
  await learner.post(`${film}/seen`);
  for (const question of questionsOf("Find the landing zones"))
    await learner.post(`${hotspots}/pick`, { letter: rightLetter(question) });
  const right = questionsOf("What would you do?").map((question, at): [string, string] => [
    `q${at}`,
    String(shown(question).findIndex(({ isRight }) => isRight)),
  ]);
  await learner.post(`${last}/answer`, Object.fromEntries(right));
  const done = await learner.post(`${last}/next`);
  expect(done.html).toContain("You have completed the course");
  expect(done.html).toContain(`href="${portal}/courses/1?finished"`);
  expect(await learner.status()).toMatchObject({
    completion_status: "Completed",
    completion_percentage: "100",
  });
  await getClient(platform).get(`resetuserprogress/user_id:${learner.id},course_id:${eva.platformId}`);
  expect(await learner.status()).toMatchObject({
    completion_status: "Not attempted",
    completion_percentage: "0",
  });
  expect((await learnerIn(platform, eva.platformId)).first.url.pathname).toContain(first);
});
