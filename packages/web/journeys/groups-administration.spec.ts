import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { cast, expect, signIn, test } from "./support/journey.ts";

const cardOf = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const textBox = (page: Page, name: string) => page.getByRole("dialog").getByRole("textbox", { name });

/** Other journeys give George further accounts: then the form asks which. */
async function chooseNorthgate(page: Page): Promise<void> {
  await expect(textBox(page, "Group name")).toBeVisible();
  const account = page.getByRole("dialog").getByRole("combobox", { name: "Account" });
  if (!(await account.isVisible())) return;
  await account.fill("Northgate");
  await page.getByRole("option", { name: "Northgate University Hospital" }).click();
}

/** George makes a group of Northgate. */
async function create(page: Page, name: string, admin: string): Promise<void> {
  await page.getByRole("button", { name: "Create group" }).click();
  await chooseNorthgate(page);
  await textBox(page, "Group name").fill(name);
  await textBox(page, "Group admin").fill(admin);
  await page.getByRole("dialog").getByRole("button", { name: "Create group" }).click();
  await expect(page.getByText("Successfully created group")).toBeVisible();
}

/** The portal refuses the operations with a variable of this name. */
async function refuse(page: Page, variable: string, message: string): Promise<void> {
  const answer = { data: null, errors: [{ message, extensions: { code: "INTERNAL" } }] };
  await page.route("**/api/graphql", (route) =>
    route.request().postData()?.includes(`"${variable}"`) === true
      ? route.fulfill({ json: answer })
      : route.fallback(),
  );
}

test("George makes a group, gives it another admin, deletes it and takes that back (9.037-9.041, 9.044, 9.047-9.049, 9.052, 9.053, 9.055, M20)", async ({
  page,
}) => {
  const name = `Autumn / 🫀 ${randomUUID().slice(0, 6)}`;
  await signIn(page, cast.george, "/admin/groups");
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
  await expect(card).toContainText("inviteCode=grp");
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
  await expect(page.getByText("Undone. Everything is as it was.")).toBeVisible();
  await expect(card).toContainText("Tomás Herrera");

  await page.getByRole("searchbox", { name: "Search groups" }).fill(`priya ${name}`);
  await expect(page.getByText("No groups found")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search groups" }).fill(`northgate ${name.slice(-6)}`);
  await expect(page.getByText("1 group", { exact: true })).toBeVisible();
  await expect(card).toBeVisible();
});

test("Ruth takes all users out of a group after typing its name, and puts them back (9.050, 9.054, 9.055, X22, X116)", async ({
  page,
  browser,
}) => {
  const name = `Emptied ${randomUUID().slice(0, 6)}`;
  const george = await (await browser.newContext()).newPage();
  await signIn(george, cast.george, "/admin/groups");
  await create(george, name, cast.priya.email);
  const link = await cardOf(george, name).getByText("inviteCode=grp").textContent();
  const aiko = await (await browser.newContext()).newPage();
  await signIn(aiko, cast.aiko, `/?inviteCode=${link?.split("inviteCode=")[1] ?? ""}`);
  await expect(aiko.getByRole("main")).toContainText("You've successfully joined the group");

  await signIn(page, cast.ruth, `/admin/groups?search=${name}`);
  const card = cardOf(page, name);
  await expect(card).toContainText("Members (1)");
  // X23, X25: she neither makes groups nor changes those of accounts that do not list her.
  await expect(page.getByRole("button", { name: "Create group" })).toHaveCount(0);
  await expect(card.getByRole("button", { name: `Edit ${name}` })).toHaveCount(0);

  await card.getByRole("button", { name: `Remove All Users of ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await textBox(page, "Name of the group").fill("Emptied");
  await dialog.getByRole("button", { name: "Remove All Users" }).click();
  await expect(dialog.getByText("Type the name of the group as it stands above")).toBeVisible();
  await textBox(page, "Name of the group").fill(name);
  await refuse(page, "customerGroupId", "Something is broken.");
  await dialog.getByRole("button", { name: "Remove All Users" }).click();
  await expect(
    page.getByText("Something went wrong trying to remove all users. Try again later.").first(),
  ).toBeVisible();
  await page.unrouteAll();
  await dialog.getByRole("button", { name: "Remove All Users" }).click();
  await expect(page.getByText("Successfully removed all users from group")).toBeVisible();
  await expect(card).toContainText("Members (0)");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toContainText("Members (1)");
});
