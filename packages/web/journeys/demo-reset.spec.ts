import { cast, expect, signIn, test } from "./support/journey.ts";
import { isAskedByPage, operationOf } from "./support/operations.ts";

const title = "Reset Course Progress";

test("Sam cancels a reset, is told when one fails, and resets the demo account's course progress (X52)", async ({
  page,
}) => {
  await signIn(page, cast.sam);
  const opener = page.getByRole("button", { name: title });
  const dialog = page.getByRole("alertdialog", { name: title });
  const reset = dialog.getByRole("button", { name: "Reset", exact: true });

  // Cancelled: nothing is sent.
  const sent: string[] = [];
  page.on("request", (request) => {
    if (isAskedByPage(request)) sent.push(operationOf(request) ?? "");
  });
  await opener.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([]);

  // Failed: the page stays.
  await page.evaluate(() => document.body.setAttribute("data-before", ""));
  await page.route("**/api/graphql", (route) =>
    route.fulfill({ status: 500, json: { error: { code: "INTERNAL", message: "x" } } }),
  );
  await opener.click();
  await reset.click();
  await expect(
    page.getByText("Something went wrong resetting course progress. Please try again later."),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.locator("body[data-before]")).toHaveCount(1);
  await page.unroute("**/api/graphql");

  // Done: the page loads again.
  await opener.click();
  await expect(dialog).toContainText("Are you sure you want to reset course progress for this account?");
  await reset.click();
  await expect(page.getByText("Course progress has been reset. Refreshing site...")).toBeVisible();
  await expect(page.locator("body[data-before]")).toHaveCount(0);
  await expect(opener).toBeVisible();
});
