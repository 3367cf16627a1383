import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { cast, expect, signIn, test } from "./support/journey.ts";

const cardOf = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const textBox = (page: Page, name: string) => page.getByRole("dialog").getByRole("textbox", { name });

/** Other journeys may give George further accounts, and then the form asks for the account. */
async function chooseNorthgate(page: Page): Promise<void> {
  await expect(textBox(page, "Group name")).toBeVisible();
  const account = page.getByRole("dialog").getByRole("combobox", { name: "Account" });
  if (!(await account.isVisible())) return;
  await account.fill("Northgate");
  await page.getByRole("option", { name: "Northgate University Hospital" }).click();
}

test("George creates a group, gives it another admin, deletes it and restores it (9.037-9.041, 9.044, 9.047-9.049, 9.052, 9.053, 9.055, M20)", async ({
  page,
}) => {
  const name = `Autumn / 🫀 ${randomUUID().slice(0, 6)}`;
  await signIn(page, cast.george, "/admin/groups?look=cards");
  await expect(page.getByRole("heading", { level: 1, name: "Groups" })).toBeVisible();
  await expect(page.getByText(/^\d+ groups$/)).toBeVisible();

  await page.getByRole("button", { name: "Create group" }).click();
  const dialog = page.getByRole("dialog");
  await chooseNorthgate(page);
  await dialog.getByRole("button", { name: "Create group" }).click();
  await expect(dialog.getByRole("link", { name: "Group name: Please enter group name" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Group admin: Please enter group admin" })).toBeVisible();
  await textBox(page, "Group name").fill("ir  residents");
  await textBox(page, "Group admin").fill(cast.priya.email);
  await dialog.getByRole("button", { name: "Create group" }).click();
  await expect(dialog.getByText("A group with this name already exists").first()).toBeVisible();
  await textBox(page, "Group name").fill(name);
  await textBox(page, "Group admin").fill("nobody@northgate.example");
  await dialog.getByRole("button", { name: "Create group" }).click();
  await expect(dialog.getByText("The user does not exist.").first()).toBeVisible();
  await textBox(page, "Group admin").fill(cast.priya.email);
  await dialog.getByRole("button", { name: "Create group" }).click();
  await expect(page.getByText("Successfully created group")).toBeVisible();

  const card = cardOf(page, name);
  await expect(card).toContainText("Northgate University Hospital");
  await expect(card).toContainText("Priya Raman");
  await expect(card).toContainText(/grp\w+/);
  await expect(card.getByRole("button", { name: "Copy invite link" })).toBeVisible();
  await expect(card.getByRole("button", { name: /Remove All Users/ })).toHaveCount(0);

  await card.getByRole("button", { name: `Edit ${name}` }).click();
  await textBox(page, "Group admin").fill(cast.tomas.email);
  await expect(dialog.getByText("Priya Raman stays in the group as a learner.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Successfully updated group")).toBeVisible();
  await expect(card).toContainText("Tomás Herrera");
  await expect(card).toContainText("Members (1)");

  await card.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete group" }).click();
  await expect(page.getByText("Successfully deleted group")).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.", { exact: true })).toBeVisible();
  await expect(card).toContainText("Tomás Herrera");

  await page.getByRole("searchbox", { name: "Search groups" }).fill(`priya ${name}`);
  await expect(page.getByText("No groups found")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search groups" }).fill(`northgate ${name.slice(-6)}`);
  await expect(page.getByText("1 group", { exact: true })).toBeVisible();
  await expect(card).toBeVisible();
});
