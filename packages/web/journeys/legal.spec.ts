import { cast, expect, test } from "./support/journey.ts";
import { startSession } from "./support/session.ts";

test("Elif accepts the new terms once and continues to the requested page", async ({ page }) => {
  await startSession(page, cast.elif);
  await page.goto("/videos?search=stent");
  await expect(
    page.getByRole("heading", { level: 1, name: "Please accept our terms of service" }),
  ).toBeVisible();
  await expect(page.getByText("Results of simulators and stations")).toBeVisible();
  await page.getByRole("link", { name: "Read the terms" }).click();
  await expect(page).toHaveURL("/legal/terms-of-service");
  await expect(page.getByRole("heading", { level: 1, name: "Terms of service", exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Videos" })).toBeVisible();
  await expect(page).toHaveURL("/videos?search=stent");
  await page.goto("/profile/account");
  await expect(page.getByText(/You accepted version 2026:1 on/)).toBeVisible();
});
