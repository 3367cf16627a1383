import { getStation } from "@cathedra/test-fixtures";
import type { BrowserContext, Page } from "@playwright/test";
import { deliverRun } from "./support/deliver-run.ts";
import { playedDesktop } from "./support/desktop-page.ts";
import { cast, expect, signIn, test } from "./support/journey.ts";
import { playedSimulator } from "./support/played-simulator.ts";
import { shareSession } from "./support/session.ts";

const { serviceTag } = getStation("northgateSkillsLab");
const exercises = "/vist-modules/carotid-stenting/2.1/simulations";
const facts = { clientVersion: "1.4.2", serviceTag };

/** Opens the page as in the desktop client's browser at a simulator, with its cookies and its bridge. */
async function atSimulator(page: Page, baseURL: string | undefined) {
  await atStation(page.context(), baseURL);
  const played = playedSimulator();
  const desktop = playedDesktop({ simulator: played.simulator }, facts);
  await desktop.embed(page);
  const tells = (over: Parameters<typeof played.becomes>[0]) => {
    const run = played.becomes(over);
    desktop.host.tell("simulator", "runChanged", run);
    return run;
  };
  return { played, desktop, tells };
}

async function atStation(context: BrowserContext, baseURL = "") {
  const cookies = { service_tag: serviceTag, client_version: "1.4.2" };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL })));
}

const inProgress = (page: Page) => page.getByRole("region", { name: "Exercise in progress..." });

test("Nils finds his module, starts an exercise and sees its result (1.026, 12.001, 12.003, 12.011, 12.018, 12.019)", async ({
  page,
  baseURL,
}) => {
  const { played, desktop, tells } = await atSimulator(page, baseURL);
  await signIn(page, cast.nils);
  const applications = page.getByRole("region", { name: "Applications" });
  await applications
    .getByRole("region", { name: "VIST Modules" })
    .getByRole("link", { name: "View All" })
    .click();
  await expect(page).toHaveURL("/vist-modules");
  await expect(page.getByRole("heading", { name: "VIST Modules", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "My Case-It Cases" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search modules and cases" }).fill("carotid");
  // The search results move the modules: a link that is pressed before that would no longer be under the pointer.
  await expect(page).toHaveURL("/vist-modules?search=carotid");
  await expect(page.getByRole("article").filter({ hasText: "EVAR" })).toHaveCount(0);
  await page.getByRole("link", { name: "Carotid Stenting", exact: true }).click();
  await expect(page.getByRole("heading", { name: "VIST Cases", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Asymptomatic stenosis of 80%" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Asymptomatic stenosis of 80%" });
  await expect(dialog).toContainText("Fluoroscopy time");
  await dialog.getByRole("button", { name: /^Start/ }).press("Enter");
  await expect(dialog.getByText("Exercise in progress...").first()).toBeVisible();
  // The page shows the start from the press on; the client is asked after the portal has signed the launch.
  await expect
    .poll(() => played.started)
    .toMatchObject([
      {
        packageId: "carotid-stenting",
        version: "2.1",
        resultFormatVersion: "2",
        exerciseId: 501,
        uploadUrl: `${baseURL}/api/simulator/store_result/501`,
        compression: true,
      },
    ]);
  const { launchId } = tells({ state: "delivering" });
  // No one is signed in on the station itself: the page passes the person's token.
  desktop.host.tell("simulator", "tokenWanted", { launchId });
  await expect.poll(() => played.tokens.length).toBe(1);
  const activityId = await deliverRun(page.request, played.tokens[0] ?? "", {
    exercise: "carotid-stenting-01",
    exerciseId: 501,
    isMet: true,
    daysAgo: 0.01,
    run: launchId,
  });
  tells({ state: "done", activityId });
  await expect(dialog.getByText("Exercise done").first()).toBeVisible();
  await expect(dialog).toContainText("Succesfully met all criteria");
  // The run is also shown beside the exercise.
  await expect(dialog).toContainText("Your last run");
  await dialog.getByRole("link", { name: "Open the result" }).click();
  await expect(page).toHaveURL(`/activity-log/vist-activity/${activityId}`);
  expect(desktop.problems).toEqual([]);
});

test("a client without cookies is recognised by its bridge, and home, top bar and footer name its simulator (1.010, 1.020, 1.026)", async ({
  page,
}) => {
  const desktop = playedDesktop({ simulator: playedSimulator().simulator }, facts);
  await desktop.embed(page);
  await signIn(page, cast.nils);
  await expect(page.getByRole("region", { name: "VIST Modules" })).toBeVisible();
  // Modules come first at a simulator, in front of all other areas of the page.
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText("Applications");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toHaveText("VIST Modules");
  await expect(page.getByRole("banner").getByRole("link", { name: "System" })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(`Service tag: ${serviceTag}`);
  await expect(footer).toContainText("Client version: 1.4.2");
  expect(desktop.problems).toEqual([]);
});

test("a running exercise is shown after a reload, after a client crash and in another tab, and starts only once (12.011)", async ({
  page,
  context,
  baseURL,
}) => {
  const { played, desktop, tells } = await atSimulator(page, baseURL);
  await signIn(page, cast.priya, `${exercises}?case=501`);
  desktop.fails("simulator.start", "dies");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Start/ })
    .click();
  await expect(page.getByText("Exercise in progress...").first()).toBeVisible();
  desktop.fails("simulator.start", undefined);
  await expect.poll(() => played.started.length).toBe(1);
  tells({ state: "running" });
  await page.reload();
  await expect(page.getByText("Exercise in progress...").first()).toBeVisible();
  const other = await context.newPage();
  await desktop.embed(other);
  await shareSession(page, other);
  await other.goto(exercises);
  await expect(inProgress(other)).toContainText("Asymptomatic stenosis of 80%");
  await inProgress(other).getByRole("button", { name: "Quit" }).click();
  const question = other.getByRole("alertdialog");
  await question.getByRole("button", { name: "Keep running" }).click();
  await inProgress(other).getByRole("button", { name: "Quit" }).click();
  await question.getByRole("button", { name: "Quit" }).click();
  await expect(other.getByText("User quit exercise")).toBeVisible();
  tells({});
  await expect(page.getByText("User quit exercise").first()).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Start/ })).toBeEnabled();
  expect(played.started).toHaveLength(1);
});
