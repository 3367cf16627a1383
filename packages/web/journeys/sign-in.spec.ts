import {
  cast,
  chooseAtIdentityService,
  expect,
  nameOf,
  signIn,
  spoilSession,
  test,
} from "./support/journey.ts";

const maya = cast.maya;

test("Maya is sent to sign in, comes back to the address she asked for, with its query, and stays signed in when she loads the page again (1.002, X119)", async ({
  page,
}) => {
  const address = "/logbook/records?search=stent&acceptInvite=INVITE-7";
  await page.goto(address);
  await expect(page).not.toHaveURL(/\/logbook/);
  await chooseAtIdentityService(page, maya);
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByRole("link", { name: nameOf(maya) })).toBeVisible();
});

test("Maya's session is renewed without her noticing, also where the portal refuses its token; one that cannot be renewed leads through a sign-in to the page", async ({
  page,
}) => {
  await signIn(page, maya);
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
  // The identity service still knows her, or asks: either way she arrives where she wanted to go.
  const choice = page.getByRole("button", { name: nameOf(maya) });
  await choice
    .or(page.getByRole("heading", { level: 1 }))
    .first()
    .waitFor();
  if (await choice.isVisible()) await chooseAtIdentityService(page, maya);
  await expect(page).toHaveURL("/profile/account?from=mail");
  await expect(page.getByRole("heading", { level: 1, name: "Your Profile" })).toBeVisible();
});

test("A session that expires under Maya's hands is told in a dialog, and signing in leads back", async ({
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
  await page.getByRole("link", { name: nameOf(maya) }).click();
  const dialog = page.getByRole("dialog", { name: "Your session has expired" });
  await expect(dialog).toBeVisible();
  await page.unrouteAll();
  const signedIn = page.waitForResponse((answer) => answer.url().endsWith("/token") && answer.ok());
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await signedIn;
  // The page that she was going to when the session expired.
  await expect(page).toHaveURL("/profile/account");
  await expect(page.getByRole("heading", { level: 1, name: "Your Profile" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(nameOf(maya));
  await expect(dialog).toBeHidden();
});

test("A sign-in that was forged or left open ends with a clear word and a way to start again", async ({
  page,
}) => {
  await page.goto("/auth/callback?code=forged&state=unknown");
  await expect(page.getByRole("alert")).toContainText("Signing in failed. Please try again.");
  await page.getByRole("button", { name: "Sign In" }).click();
  await chooseAtIdentityService(page, maya);
  await expect(page).toHaveURL("/");
});
