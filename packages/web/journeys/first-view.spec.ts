import { cast, expect, signIn, test } from "./support/journey.ts";
import { describeOperation, isAskedByPage } from "./support/operations.ts";
import { startSession } from "./support/session.ts";

test("the first view of each page needs one GraphQL request and nothing from other origins (G.002)", async ({
  page,
  baseURL,
}) => {
  await startSession(page, cast.maya);
  let requests: string[] = [];
  let asked: (string | undefined)[] = [];
  page.on("request", (request) => {
    requests.push(request.url());
    if (isAskedByPage(request)) asked.push(describeOperation(request));
  });
  for (const path of ["/", "/videos", "/profile/account", "/logbook", "/logbook/records"]) {
    // All requests of the page before have ended after this navigation.
    await page.goto("/healthz");
    requests = [];
    asked = [];
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-busy=true]")).toHaveCount(0);
    expect(asked, path).toHaveLength(1);
    expect(
      requests.filter((url) => !url.startsWith(baseURL ?? "-")),
      path,
    ).toEqual([]);
  }
});

test("the query of a page is sent before the chunk of the page has arrived", async ({ page }) => {
  await signIn(page, cast.maya, "/logbook/records");
  let isHeldBack = false;
  await page.route(/\/assets\/route-.*\.js$/, async (route) => {
    isHeldBack = true;
    await asked;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/graphql");
  await page.reload();
  await asked;
  await expect(page.getByRole("table")).toBeVisible();
  expect(isHeldBack).toBe(true);
});

/** Pictures of news and partners are not counted, because their number depends on the editors. */
const isPicture = (url: string) => /\/(?:content-images|partners)\//.test(url);

/** A list on home that is read again after a hint about new results, such as those of a concurrent journey. */
const isAfterHint = (request: string) => request.endsWith(" ActivityLogCardQuery");

const isScriptOrStyle = (url: string) => /\.(?:js|css)$/.test(new URL(url).pathname);

test("home needs at most 20 requests, with queues 21, of staff 22, and the activity log 30, without pictures and including idle requests", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  for (const [person, path, heading, limit] of [
    [cast.maya, "/", "Welcome, Maya", 20],
    [cast.ruth, "/", "Welcome, Ruth", 22],
    [cast.priya, "/", "Welcome, Priya", 21],
    [cast.eleanor, "/", "Welcome, Eleanor", 21],
    [cast.maya, "/activity-log", "Activity log", 30],
  ] as const) {
    const page = await browser.newPage({ baseURL: baseURL ?? "" });
    await startSession(page, person);
    const requests: string[] = [];
    // A request that the page repeats on a slow machine, such as the number on the bell, is counted once.
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith("data:"))
        requests.push([request.method(), url, describeOperation(request)].join(" "));
    });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    // These requests come last: the chunk loaded when the page is idle, and the stream opened after the number on the
    // bell.
    const late = ["/assets/idle-", "/api/hints"];
    await expect
      .poll(() => late.every((part) => requests.some((request) => request.includes(part))))
      .toBe(true);
    await page.waitForLoadState("networkidle");
    const sent = [...new Set(requests)].filter((request) => !isPicture(request) && !isAfterHint(request));
    expect(sent.length, `${heading}: ${sent.join(" ")}`).toBeLessThanOrEqual(limit);
    // Menus and dialogs are loaded when somebody begins to use the page.
    const hasOverlays = () => requests.some((request) => request.includes("/assets/overlays-"));
    expect(hasOverlays()).toBe(false);
    await page.mouse.move(100, 100);
    await expect.poll(hasOverlays).toBe(true);
    await page.close();
  }
});

test("a visitor who is not signed in is redirected before anything else is loaded", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/logbook/records?search=x");
  await expect(page.getByRole("button", { name: "Maya Lindqvist" })).toBeVisible();
  const own = requests.filter(
    (url) => isScriptOrStyle(url) && url.startsWith(new URL(requests[0] ?? "").origin),
  );
  const names = own.map((url) => new URL(url).pathname.replace(/^\/(?:assets\/)?([a-z]+).*$/, "$1"));
  expect(names.toSorted()).toEqual(["identity", "index"]);
  await page.getByRole("button", { name: "Maya Lindqvist" }).click();
  await expect(page).toHaveURL(/\/logbook\/records\?search=x$/);
});

test("a late answer is not requested a second time", async ({ page }) => {
  await signIn(page, cast.maya, "/profile/groups");
  const heading = page.getByRole("heading", { level: 1 });
  let sent = 0;
  await page.route("**/api/graphql", async (route, request) => {
    if (isAskedByPage(request)) sent += 1;
    await expect(heading).toBeVisible();
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole("region", { name: "IR Residents", exact: true })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Maya");
  expect(sent).toBe(1);
});
