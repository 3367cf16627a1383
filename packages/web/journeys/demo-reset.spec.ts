import { cast, expect, signIn, test } from "./support/journey.ts";
import { isAskedByPage, operationOf } from "./support/operations.ts";

const title = "Reset Course Progress";

test("Sam resets the course progress of the demo account, reads so, and the page loads again (X52)", async ({
  page,
}) => {
  await signIn(page, cast.sam);
  await page.getByRole("button", { name: title }).click();
  const dialog = page.getByRole("alertdialog", { name: title });
  await expect(dialog).toContainText("Are you sure you want to reset course progress for this account?");
  await page.evaluate(() => document.body.setAttribute("data-before", ""));
  await dialog.getByRole("button", { name: "Reset", exact: true }).click();
  await expect(page.getByText("Course progress has been reset. Refreshing site...")).toBeVisible();
  await expect(page.locator("body[data-before]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: title })).toBeVisible();
});

test("Sam thinks again and cancels: nothing is sent", async ({ page }) => {
  await signIn(page, cast.sam);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (isAskedByPage(request)) sent.push(operationOf(request) ?? "");
  });
  await page.getByRole("button", { name: title }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  expect(sent).toEqual([]);
});

test("Sam is told when the reset fails, and the page stays", async ({ page }) => {
  await signIn(page, cast.sam);
  await page.route("**/api/graphql", (route) =>
    route.fulfill({ status: 500, json: { error: { code: "INTERNAL", message: "x" } } }),
  );
  await page.getByRole("button", { name: title }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset", exact: true }).click();
  await expect(
    page.getByText("Something went wrong resetting course progress. Please try again later."),
  ).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
});

test("Maya, who has no demo account, has no reset", async ({ page }) => {
  await signIn(page, cast.maya);
  await expect(page.getByRole("button", { name: title })).toHaveCount(0);
});
