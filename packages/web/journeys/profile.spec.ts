import type { Page } from "@playwright/test";
import { cast, expect, test } from "./support/journey.ts";
import { startSession } from "./support/session.ts";

const saved = "Successfully updated your profile settings";

/** Signs in without checking the name in the top bar, because this journey changes it. */
async function openProfile(page: Page): Promise<void> {
  await startSession(page, cast.daniel);
  await page.goto("/profile");
  await expect(page).toHaveURL("/profile/account");
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

test("Daniel edits his profile by keyboard, through errors, a reload, a failure and the next sign-in (13.005, 13.007, 13.036, X09)", async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = `+47 ${Date.now()}`;
  await openProfile(page);
  for (const section of ["General Detail", "Experience", "Other information"]) {
    await expect(page.getByRole("region", { name: section })).toBeVisible();
  }

  // Errors are reported in a toast and named in the summary, and the first wrong field has the focus (13.011, 13.012).
  await field(page, "First name").fill("");
  await field(page, "Email").fill("daniel");
  await save(page);
  await expect(
    page.getByText("Some input values are not valid. Please fill in all required fields correctly."),
  ).toBeVisible();
  await expect(field(page, "First name")).toBeFocused();
  await expect(page.getByRole("link", { name: "First name: Required" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Email: Invalid email address" })).toBeVisible();

  // The form is filled in by the keyboard only, from field to field.
  await page.keyboard.type("Dan");
  await page.keyboard.press("Tab");
  await expect(field(page, "Last name")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("daniel@moreau.example");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Clinic by the lake");
  await page.keyboard.press("Escape");
  await field(page, "Years as first operator").fill("-12");
  await expect(field(page, "Years as first operator")).toHaveValue("12");
  await field(page, "Phone").fill(phone);

  await page.reload();
  await expect(page.getByText(/has been restored\. It is not saved yet\./)).toBeVisible();
  await expect(field(page, "Phone")).toHaveValue(phone);

  const refuse = (url: URL) => url.pathname === "/api/graphql";
  await page.route(refuse, (route) => route.fulfill({ status: 500, json: { errors: [{ message: "no" }] } }));
  await save(page);
  await expect(
    page.getByText("Something went wrong saving your settings. Try again later.").first(),
  ).toBeVisible();
  await expect(field(page, "Phone")).toHaveValue(phone);
  await page.unroute(refuse);
  await save(page);
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Dan Moreau");
  await expect(page.getByText(/not saved yet/)).toHaveCount(0);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const later = await context.newPage();
  await openProfile(later);
  await expect(field(later, "First name")).toHaveValue("Dan");
  await expect(field(later, "Email")).toHaveValue("daniel@moreau.example");
  await expect(field(later, "Years as first operator")).toHaveValue("12");
  await expect(field(later, "Phone")).toHaveValue(phone);
  await expect(later.getByRole("combobox", { name: "Hospital or university" })).toHaveValue(
    "Clinic by the lake",
  );
  await context.close();
});
