import { cast, expect, test } from "./support/journey.ts";
import { startSession } from "./support/session.ts";

const pages = [
  { path: "/legal/data-protection-policy", title: "Data protection policy", says: "Policy version 2018:1" },
  {
    path: "/legal/medical-discalimer",
    title: "Medical disclaimer",
    says: "not for clinical or diagnostic use",
  },
  { path: "/legal/terms-of-service", title: "Terms of service", says: "Who may use it" },
  { path: "/terms", title: "Terms of service", says: "Who may use it" },
];

test("Anybody reads the legal texts without signing in and without the navigation bar (1.012, 13.001-13.003, X01, M01)", async ({
  page,
}) => {
  for (const { path, title, says } of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title }), path).toBeVisible();
    await expect(page.getByRole("main"), path).toContainText(says);
    await expect(page, path).toHaveTitle(`${title} · Cathedra`);
    await expect(page.getByRole("navigation", { name: "Main" }), path).toHaveCount(0);
    await expect(page.getByRole("main"), path).not.toContainText(/\[|\{|TODO|lorem/i);
  }
});

test("The short addresses lead to the pages under /legal (X02)", async ({ page }) => {
  for (const path of ["data-protection-policy", "medical-discalimer", "terms-of-service"]) {
    await page.goto(`/${path}`);
    await expect(page).toHaveURL(`/legal/${path}`);
  }
});

test("The legal texts name whom to write to, and lead to one another (13.004)", async ({ page }) => {
  await page.goto("/legal/data-protection-policy");
  await expect(page.getByRole("link", { name: /@/ }).first()).toHaveAttribute("href", /^mailto:.+@.+/);
  await page.getByRole("navigation").getByRole("link", { name: "Terms of service" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of service" })).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Medical disclaimer" }).click();
  await expect(page).toHaveURL("/legal/medical-discalimer");
});

test("Elif accepts the new terms once, and comes to the page that she asked for", async ({ page }) => {
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
