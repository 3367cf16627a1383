import { violations } from "./support/axe.ts";
import { cast, expect, signIn, test, visit } from "./support/journey.ts";

test("Ruth uploads a file by dropping it, renames, moves, deletes and restores it, and previews it (8.001, 8.003, 8.005, 8.007)", async ({
  page,
}) => {
  await signIn(page, cast.ruth, "/admin/s3-management");
  await expect(page).toHaveURL(/\/admin\/s3$/);
  const dialog = page.getByRole("dialog");
  const row = (name: string) => page.getByRole("row", { name });

  await page.getByRole("button", { name: "Create Folder" }).click();
  await dialog.getByRole("button", { name: "Create Folder" }).click();
  await expect(dialog.getByText("Enter a folder name.")).toBeVisible();
  await dialog.getByLabel("Folder name").fill("Journey");
  await dialog.getByRole("button", { name: "Create Folder" }).click();
  await page.getByRole("link", { name: "Journey" }).click();
  await expect(page.getByText("This folder is empty.", { exact: false })).toBeVisible();
  expect(await violations(page, { within: "main" })).toEqual([]);

  const transfer = await page.evaluateHandle(() => {
    const dropped = new DataTransfer();
    dropped.items.add(new File(["Look at the left side first."], "notes.txt", { type: "text/plain" }));
    return dropped;
  });
  await page
    .getByRole("group", { name: "Files and folders" })
    .dispatchEvent("drop", { dataTransfer: transfer });
  await expect(row("notes.txt")).toBeVisible();
  await expect(page.getByRole("region", { name: "Uploads" })).toContainText("1 file uploaded");
  await page.getByRole("button", { name: "Close the list of uploads" }).click();

  await page.getByRole("grid").focus();
  await page.keyboard.press("F2");
  await dialog.getByLabel("Name").fill("plan.txt");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await expect(row("plan.txt")).toBeVisible();

  await page.getByRole("button", { name: "Create Folder" }).click();
  await dialog.getByLabel("Folder name").fill("Inner");
  await dialog.getByRole("button", { name: "Create Folder" }).click();
  await expect(row("Inner")).toBeVisible();
  await row("plan.txt").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Move" }).click();
  await dialog.getByRole("button", { name: "Inner" }).click();
  await dialog.getByRole("button", { name: "Move to “Inner”" }).click();
  await expect(row("plan.txt")).toBeHidden();
  await page.getByRole("link", { name: "Inner" }).click();
  await expect(row("plan.txt")).toBeVisible();

  await page.getByRole("grid").focus();
  await page.keyboard.press("Delete");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("1 object goes to the trash");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(row("plan.txt")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row("plan.txt")).toBeVisible();

  await page.getByRole("link", { name: "plan.txt" }).click();
  await expect(dialog.getByText("Look at the left side first.")).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();

  await page.getByRole("grid").focus();
  await page.keyboard.press("Delete");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(row("plan.txt")).toBeHidden();
  await visit(page, "/admin/s3/trash");
  await row("plan.txt").first().click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("1 object restored.")).toBeVisible();
  await visit(page, "/admin/s3?folder=Journey/Inner/");
  await expect(row("plan.txt")).toBeVisible();
});
