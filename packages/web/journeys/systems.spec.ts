import { stationOf } from "@cathedra/test-fixtures";
import type { Page } from "@playwright/test";
import { cast, expect, signIn, test } from "./support/journey.ts";
import { operationOf } from "./support/operations.ts";

const { serviceTag, name } = stationOf("northgateSkillsLab");
const system = { id: 7, serviceTag, pin: "4821", name, place: "Building C" };

/** A browser at a simulator, whose client has set its cookies (X100). */
async function standAt(page: Page, baseURL: string | undefined, clientVersion?: string): Promise<void> {
  const url = baseURL ?? "";
  await page
    .context()
    .addCookies([
      { name: "service_tag", value: serviceTag, url },
      ...(clientVersion === undefined ? [] : [{ name: "client_version", value: clientVersion, url }]),
    ]);
}

/** Answers an operation in the portal's place; the others are its own. */
async function answer(page: Page, operation: string, json: unknown, status = 200): Promise<void> {
  await page.route("**/api/graphql", (route, request) =>
    operationOf(request) === operation ? route.fulfill({ status, json }) : route.fallback(),
  );
}

test("Maya finds her systems in the profile; without a service tag there is none to add (13.006, 13.015, 13.023, X100)", async ({
  page,
}) => {
  await signIn(page, cast.maya, "/profile/systems");
  await expect(page.getByRole("heading", { level: 1, name: "Your Systems" })).toBeVisible();
  const sidebar = page.getByRole("navigation", { name: "Your Profile" });
  await expect(sidebar.getByRole("link")).toHaveText([
    /Account/,
    /Password/,
    /Systems/,
    /Groups/,
    /sign-ins/,
    /Notifications/,
  ]);
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText("Your ProfileSystems");
  await expect(page.getByRole("textbox", { name: "Service tag" })).toBeDisabled();
  await expect(page.getByText("Service tag is required")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add", exact: true })).toBeDisabled();
});

test("a list that waits says so, and one that fails does too (13.020, 13.021)", async ({ page }) => {
  await signIn(page, cast.maya, "/profile/account");
  await page.route("**/api/graphql", async (route, request) => {
    if (operationOf(request) !== "SystemsQuery") return route.fallback();
    await expect(page.getByText("Loading...")).toBeVisible();
    return route.fulfill({ status: 500, json: { errors: [{ message: "no" }] } });
  });
  await page.getByRole("link", { name: "Systems" }).click();
  await expect(page.getByText("Error loading systems")).toBeVisible();
  await page.unroute("**/api/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Error loading systems")).toBeHidden();
});

test("at a system its pin is asked for; a wrong one is told, and a linked one is hidden until asked for (13.015, 13.022, 13.024, X101)", async ({
  page,
  baseURL,
}) => {
  await standAt(page, baseURL);
  await signIn(page, cast.maya, "/profile/systems");
  await expect(page.getByRole("textbox", { name: "Service tag" })).toHaveValue(serviceTag);
  const pin = page.getByLabel(/^Pin code/);
  await pin.fill("123");
  await pin.press("Enter");
  await expect(page.getByText("Pin code must be at least 4 characters long")).toBeVisible();
  await pin.fill("0000");
  await pin.press("Enter");
  // Cookies alone do not make this the system's own browser.
  await expect(page.getByRole("alert")).toContainText("A simulator is linked only in its own browser.");
  const wrong = { message: "Failed to add system. Please try again.", extensions: { code: "NOT_FOUND" } };
  await answer(page, "useAddSystemMutation", { data: null, errors: [wrong] });
  await pin.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(wrong.message);

  await answer(page, "useDeleteSystemMutation", { data: { DeleteUserSystem: { id: 7, undo: null } } });
  await page.route("**/api/graphql", async (route, request) => {
    if (operationOf(request) !== "SystemsQuery") return route.fallback();
    const response = await route.fetch();
    const json = await response.json();
    return route.fulfill({ json: { ...json, data: { ...json.data, UserSystems: [system] } } });
  });
  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: serviceTag });
  await expect(row).toContainText(name);
  await expect(row).not.toContainText(system.pin);
  await row.getByRole("button", { name: `Show the pin of ${serviceTag}` }).press("Enter");
  await expect(row).toContainText(system.pin);
  await row.getByRole("button", { name: `Hide the pin of ${serviceTag}` }).press("Enter");
  await expect(row).not.toContainText(system.pin);
  await row.getByRole("button", { name: `Delete system ${serviceTag}` }).click();
  await expect(page.getByText(`System ${serviceTag} is no longer linked to you.`)).toBeVisible();
  // The list is read again just then.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("an older desktop client hears of the newer one, with the installer for what it runs on, until tomorrow (1.021, 1.022)", async ({
  page,
  baseURL,
}) => {
  await standAt(page, baseURL, "1.9.0");
  const links = ["windows", "macos", "linux"].map((platform) => ({
    platform,
    url: `https://downloads.test/${platform}`,
  }));
  await answer(page, "NewerClientQuery", { data: { maxClientVersion: { version: "2.3.0", links } } });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "userAgent", {
      value: "Mozilla/5.0 (Windows NT 10.0) QtWebEngine/6.4.2",
    }),
  );
  const told = page.getByText("There is a newer version of the desktop app");
  await signIn(page, cast.maya, "/profile/groups");
  await expect(told).toBeVisible();
  await expect(page.getByRole("link", { name: "Download version 2.3.0" })).toHaveAttribute(
    "href",
    "https://downloads.test/windows",
  );
  await page.getByRole("button", { name: "Remind me tomorrow" }).click();
  await expect(told).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(told).toBeHidden();
});
