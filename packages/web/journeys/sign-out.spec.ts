import { cast, expect, nameOf, signIn, test } from "./support/journey.ts";

test("Maya signs out at the portal and the identity service, and is offered to sign in again", async ({
  page,
}) => {
  await signIn(page, cast.maya);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("You have signed out.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("banner")).not.toContainText(nameOf(cast.maya));
  expect(await page.evaluate(() => sessionStorage.getItem("cathedra.session"))).toBeNull();

  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: nameOf(cast.tomas) })).toBeVisible();
});

test("After Maya has signed out, another page asks for a sign-in at once", async ({ page }) => {
  await signIn(page, cast.maya);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("You have signed out.")).toBeVisible();
  await page.goto("/logbook");
  await expect(page.getByRole("button", { name: nameOf(cast.maya) })).toBeVisible();
});

test("Signing out in one tab takes what Maya typed from her other tab too", async ({ page, context }) => {
  await signIn(page, cast.maya);
  const other = await context.newPage();
  await other.goto("/logbook/records/create");
  const indication = other.getByRole("textbox", { name: "Procedure indication" });
  await indication.fill("Typed in the other tab");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(other.getByText("You have signed out.")).toBeVisible();
  await expect(indication).toHaveCount(0);
  expect(await other.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain("Typed");
});

test("Where the identity service does not answer, Maya is signed out of the portal all the same", async ({
  page,
}) => {
  await signIn(page, cast.maya);
  await page.route("**/.well-known/openid-configuration", (route) => route.abort());
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("You have signed out.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Signing in did not succeed. Please try again.")).toBeVisible();
});
