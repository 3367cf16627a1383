import type { Page } from "@playwright/test";
import { cast, expect, getName, signIn, signInByHand, test, visit } from "./support/journey.ts";

const indication = (page: Page) => page.getByRole("textbox", { name: "Procedure indication" });

test("Maya signs out of the portal and the identity service, and another page asks for a sign-in at once (X14)", async ({
  page,
}) => {
  await signInByHand(page, cast.maya);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("You have signed out.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("banner")).not.toContainText(getName(cast.maya));
  expect(await page.evaluate(() => sessionStorage.getItem("cathedra.session"))).toBeNull();

  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: getName(cast.tomas) })).toBeVisible();
  await page.goto("/logbook");
  await expect(page.getByRole("button", { name: getName(cast.maya) })).toBeVisible();
});

/** All data that the portal has stored in this browser for its page's origin. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));

test("signing out keeps what Maya typed in both tabs in her account, and leaves nothing in the browser", async ({
  page,
  context,
}) => {
  await signInByHand(page, cast.maya, "/logbook/records/create");
  const other = await context.newPage();
  await other.goto("/logbook/records/create");
  await indication(other).fill("Typed in the other tab");
  const address = other.url();
  await expect(indication(page)).toBeVisible();
  const own = page.url();
  await indication(page).fill("Typed right before");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("You have signed out.")).toBeVisible();
  await expect(other.getByText("You have signed out.")).toBeVisible();
  for (const tab of [page, other]) {
    const { local, session, databases, caches } = await kept(tab);
    expect({ local, databases, caches }).toEqual({ local: [], databases: [], caches: [] });
    // These are allowed to stay: scroll positions under keys without personal data, the two numbers that decide whether a
    // session is traced or recorded, and the id of a recording.
    const ofReports = ["cathedra.reports", "sentryReplaySession"];
    const harmless = ["cathedra.signed-out", "react-router-scroll-positions", ...ofReports];
    expect(session.filter((key) => !harmless.includes(key))).toEqual([]);
    expect(await tab.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/logbook|Typed/);
  }

  await signIn(page, cast.priya, own);
  await expect(indication(page)).toHaveValue("");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("You have signed out.")).toBeVisible();

  await signIn(page, cast.maya, own);
  await expect(indication(page)).toHaveValue("Typed right before");
  await visit(page, address);
  await expect(indication(page)).toHaveValue("Typed in the other tab");
});

test("Maya is signed out of the portal even if the identity service does not answer", async ({ page }) => {
  await signIn(page, cast.maya, "/profile/account");
  await page.route("**/.well-known/openid-configuration", (route) => route.abort());
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("You have signed out.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Signing in failed. Please try again.")).toBeVisible();
});
