import {
  cast,
  chooseAtIdentityService,
  expect,
  getName,
  signIn,
  spoilSession,
  test,
} from "./support/journey.ts";
import { startSession } from "./support/session.ts";

const maya = cast.maya;

test("Maya is sent to sign in, returns to the requested address with its query, and stays signed in after a reload (1.002, X119)", async ({
  page,
}) => {
  const address = "/logbook/records?search=stent&acceptInvite=INVITE-7";
  await page.goto(address);
  await expect(page).not.toHaveURL(/\/logbook/);
  await chooseAtIdentityService(page, maya);
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByRole("link", { name: getName(maya) })).toBeVisible();
});

test("Maya's session is renewed silently, also after a refused token, and otherwise leads through a sign-in to the page", async ({
  page,
}) => {
  await startSession(page, maya);
  await spoilSession(page, { expiresAt: 0 });
  const renewed = page.waitForResponse((response) => response.url().endsWith("/token"));
  await page.goto("/logbook");
  expect((await renewed).ok()).toBe(true);
  await expect(page.getByRole("heading", { level: 1, name: "Logbook" })).toBeVisible();

  await spoilSession(page, { accessToken: "not.a.token" });
  await page.goto("/profile/account");
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(maya.email);

  await spoilSession(page, { expiresAt: 0, refreshToken: "gone" });
  await page.goto("/profile/account?from=mail");
  // The identity service may still know her or ask again, and in both cases she arrives at the requested page.
  const choice = page.getByRole("button", { name: getName(maya) });
  await choice
    .or(page.getByRole("heading", { level: 1 }))
    .first()
    .waitFor();
  if (await choice.isVisible()) await chooseAtIdentityService(page, maya);
  await expect(page).toHaveURL("/profile/account?from=mail");
  await expect(page.getByRole("heading", { level: 1, name: "Your Profile" })).toBeVisible();
});

test("a session that expires during use opens a dialog, and signing in leads back to the page", async ({
  page,
}) => {
  await signIn(page, maya, "/logbook?view=mine");
  await page.route("**/realms/*/token", (route) =>
    route.fulfill({ status: 400, json: { error: "invalid_grant", error_description: "expired" } }),
  );
  await page.route("**/realms/*/protocol/openid-connect/token", (route) =>
    route.fulfill({ status: 400, json: { error: "invalid_grant", error_description: "expired" } }),
  );
  await page.route("**/api/graphql", (route) =>
    route.fulfill({
      status: 401,
      json: { error: { code: "UNAUTHENTICATED", message: "Sign in to continue." } },
    }),
  );
  await page.getByRole("link", { name: getName(maya) }).click();
  const dialog = page.getByRole("dialog", { name: "Your session has expired" });
  await expect(dialog).toBeVisible();
  await page.unrouteAll();
  const signedIn = page.waitForResponse((answer) => answer.url().endsWith("/token") && answer.ok());
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await signedIn;
  // This is the page that she was opening when the session expired.
  await expect(page).toHaveURL("/profile/account");
  await expect(page.getByRole("heading", { level: 1, name: "Your Profile" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(getName(maya));
  await expect(dialog).toBeHidden();
});

test("a forged or abandoned sign-in shows an error with a button to start again", async ({ page }) => {
  await page.goto("/auth/callback?code=forged&state=unknown");
  await expect(page.getByRole("alert")).toContainText("Signing in failed. Please try again.");
  await page.getByRole("button", { name: "Sign In" }).click();
  await chooseAtIdentityService(page, maya);
  await expect(page).toHaveURL("/");
});
