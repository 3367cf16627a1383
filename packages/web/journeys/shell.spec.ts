import { cast, expect, signIn, test } from "./support/journey.ts";

test("on a phone, Maya opens the menu, follows a link and closes it by keyboard (1.013)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, cast.maya);
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
