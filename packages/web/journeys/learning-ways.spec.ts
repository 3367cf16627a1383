import { cast, expect, signIn, test } from "./support/journey.ts";

test("from the courses of a person the group's admin goes back to the class (5.004)", async ({ page }) => {
  const { email, keycloakId } = cast.maya;
  const person = new URLSearchParams({ email, group: "1", uid: keycloakId });
  await signIn(page, cast.priya, `/user-courses?${person.toString()}`);
  await page.getByRole("link", { name: "Class" }).click();
  await expect(page.getByRole("heading", { name: "Class", level: 1 })).toBeVisible();
});
