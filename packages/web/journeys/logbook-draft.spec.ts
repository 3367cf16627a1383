import { cast, expect, nameOf, signIn, test } from "./support/journey.ts";
import { save } from "./support/record-form.ts";

const create = "/logbook/records/create";
const typed = "Type II endoleak with a growing sac";

test.beforeEach(async ({ page }) => {
  await signIn(page, cast.maya, create);
  await page.getByRole("textbox", { name: "Procedure indication" }).fill(typed);
});

test("Maya's typed record survives an expired session", async ({ page }) => {
  await page.route("**/protocol/openid-connect/token", (route) =>
    route.fulfill({ status: 400, json: { error: "invalid_grant", error_description: "expired" } }),
  );
  await page.route("**/api/graphql", (route) =>
    route.fulfill({
      status: 401,
      json: { error: { code: "UNAUTHENTICATED", message: "Sign in to continue." } },
    }),
  );
  await page.getByRole("link", { name: nameOf(cast.maya) }).click();
  const dialog = page.getByRole("dialog", { name: "Your session has expired" });
  await expect(dialog).toBeVisible();
  await page.unrouteAll();
  await dialog.getByRole("button", { name: "Sign In" }).click();
  // Her profile, which she had asked for, can only be there once she is signed in again.
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(cast.maya.email);
  await page.goto(create);
  await expect(page.getByRole("textbox", { name: "Procedure indication" })).toHaveValue(typed);
});

test("Maya's typed record survives a reload, says so, and can be discarded", async ({ page }) => {
  await page.reload();
  await expect(page.getByText(/What you typed on .* is back. It is not saved yet./)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Procedure indication" })).toHaveValue(typed);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("textbox", { name: "Procedure indication" })).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Procedure indication" })).toHaveValue("");
  await expect(page.getByRole("button", { name: "Discard" })).toHaveCount(0);
});

test("What Maya typed is never shown to whoever signs in after her", async ({ page }) => {
  await page.getByRole("button", { name: "Sign Out" }).click();
  // The page after the identity service's, not the one before it.
  await expect(page.getByText("You have signed out.")).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(typed);
  await signIn(page, cast.priya, create);
  await expect(page.getByRole("textbox", { name: "Procedure indication" })).toHaveValue("");
});

test("A save that fails keeps what Maya typed and says so", async ({ page }) => {
  await page.reload();
  await save(page);
  await expect(page.getByRole("alert").filter({ hasText: "Some input values are not valid." })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Procedure indication" })).toHaveValue(typed);
});
