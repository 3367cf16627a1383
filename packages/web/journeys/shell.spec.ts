import { cast, expect, nameOf, signIn, test } from "./support/journey.ts";

test("Maya sees the start page, her logbook, the bell, her name and Sign Out (1.003, 1.006, X33)", async ({
  page,
}) => {
  await signIn(page, cast.maya);
  const bar = page.getByRole("banner");
  const main = bar.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link")).toHaveText([/Cathedra/, "Logbook"]);
  await expect(bar.getByRole("link", { name: nameOf(cast.maya) })).toHaveAttribute("href", "/profile");
  await expect(bar.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await bar.getByRole("button", { name: "Notifications" }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toContainText("See all");
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("button", { name: "Notifications" })).toBeFocused();
});

test("On a phone Maya opens the slide-in menu, follows a link and closes it, all by keyboard (1.013)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: nameOf(cast.maya) }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Maya" })).toBeVisible();
  const opener = page.getByRole("button", { name: "Menu" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await menu.getByRole("link", { name: "Logbook" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/logbook");
  await expect(menu).toBeHidden();
});

test("Maya's name leads to her profile, which is named in the title, told to screen readers and given the focus; from there the way back", async ({
  page,
}) => {
  await signIn(page, cast.maya);
  await expect(page).toHaveTitle("Cathedra");
  await page.getByRole("link", { name: nameOf(cast.maya) }).click();
  await expect(page).toHaveURL("/profile/account");
  await expect(page).toHaveTitle("Account · Your Profile · Cathedra");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("[aria-live=polite][aria-atomic=true]")).toHaveText("Account · Your Profile");
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText(/Your Profile.*Account/);
  await expect(page.getByRole("textbox", { name: "Last name" })).toHaveValue(cast.maya.lastName);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Create record" })).toBeVisible();
});

test("At a simulator the footer names its service tag and client version; an address that names nothing says so and leads back; an old one of the logbook leads to the new one with its tail; and Maya jumps over the navigation by keyboard (1.020, 7.005, X11)", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: "service_tag", value: "SIM-0042", url: baseURL ?? "" },
    { name: "client_version", value: "1.4.2", url: baseURL ?? "" },
  ]);
  await signIn(page, cast.maya, "/nowhere/at/all");
  await expect(page.getByRole("contentinfo")).toContainText("SIM-0042");
  await expect(page.getByRole("contentinfo")).toContainText("1.4.2");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Maya" })).toBeVisible();

  await page.goto("/ir-log/records?search=stent");
  await expect(page).toHaveURL("/logbook/records?search=stent");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("Ruth finds an institution by Ctrl+K and a few letters, without the mouse, and skips past the administration's sections", async ({
  page,
}) => {
  await signIn(page, cast.ruth);
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: "Search" });
  const field = search.getByRole("searchbox", { name: "Search" });
  await expect(field).toBeFocused();
  await field.fill("lakesidé");
  await expect(search.getByRole("option", { name: /^Lakeside Vascular Institute/ })).toBeVisible();
  // The best match is the current one.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/accounts?search=Lakeside+Vascular+Institute");
  await expect(search).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Accounts" })).toBeVisible();

  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main-column")).toBeFocused();
  const sections = page.getByRole("navigation", { name: "Administration" });
  await expect(sections.getByRole("list", { name: "Simulators" }).getByRole("link")).toHaveCount(4);

  await page.keyboard.press("Control+k");
  await expect(search.getByRole("option").first()).toHaveText(/Lakeside Vascular Institute/);
});
