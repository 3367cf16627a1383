import type { Page } from "@playwright/test";
import { cast, expect, nameOf, signIn, test } from "./support/journey.ts";
import { fillRecord, save } from "./support/record-form.ts";

const create = "/logbook/records/create";
const indication = (page: Page) => page.getByRole("textbox", { name: "Procedure indication" });
const drafts = (page: Page) => page.getByRole("region", { name: /[Uu]nfinished record/ });
const inPortal = (page: Page) => expect(page.getByText(/^Draft saved/)).toBeVisible();

/** Types into a new record, and waits until the portal has it; resolves to the address of the draft. */
async function begin(page: Page, text: string): Promise<string> {
  await page.goto(create);
  await indication(page).fill(text);
  await inPortal(page);
  return page.url();
}

test("In two tabs Maya begins two cases, and neither takes the other's words", async ({ page, context }) => {
  await signIn(page, cast.maya);
  const first = await begin(page, "First case");
  const other = await context.newPage();
  const second = await begin(other, "Second case");
  expect(second).not.toBe(first);
  await page.reload();
  await expect(indication(page)).toHaveValue("First case");
  await expect(page.getByText(/What you typed on .* is back. It is not saved yet./)).toBeVisible();
  await other.reload();
  await expect(indication(other)).toHaveValue("Second case");
  // What was only opened is no draft.
  await page.goto(create);
  await expect(indication(page)).toHaveValue("");
  await page.goto("/logbook");
  await expect(drafts(page)).toBeVisible();
  for (const address of [first, second])
    await expect(page.locator(`a[href$="${new URL(address).search}"]`)).toHaveCount(1);
});

test("Maya begins on the phone and finishes at the desk; the draft goes with the save", async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = await browser.newPage({ baseURL: baseURL ?? "", viewport: { width: 360, height: 740 } });
  await signIn(phone, cast.maya);
  const address = await begin(phone, "Begun on the phone");
  await signIn(page, cast.maya, "/logbook");
  await page.locator(`a[href$="${new URL(address).search}"]`).click();
  await expect(indication(page)).toHaveValue("Begun on the phone");
  // Both go on at once: each keeps its words.
  await phone.getByRole("textbox", { name: "Optional identifier" }).fill("room 4");
  await inPortal(phone);
  await fillRecord(page, {
    hospital: "Northgate Veterans Clinic",
    attending: `Desk, D${Date.now()}`,
    procedure: "Splenic artery embolization",
    indication: "Finished at the desk",
  });
  await inPortal(page);
  await expect(page.getByRole("textbox", { name: "Optional identifier" })).toHaveValue("room 4");
  await save(page);
  await expect(page.getByText("Record successfully submitted.").first()).toBeVisible();
  await expect(indication(page)).toHaveValue("");
  // The phone finds the record in the place of the draft, and makes no second one.
  await phone.getByRole("textbox", { name: "Optional identifier" }).fill("room 5");
  await expect(phone).toHaveURL(/\/logbook\/records\/[0-9a-f-]{36}$/);
  await expect(phone.getByText("This case is already saved.")).toBeVisible();
  await expect(phone.getByRole("textbox", { name: "Optional identifier" })).toHaveValue("room 5");
  await expect(indication(phone)).toHaveValue("Begun on the phone");
  await phone.close();
});

test("Where the same field was changed in two places, Tomás chooses", async ({ page, context }) => {
  await signIn(page, cast.tomas);
  const address = await begin(page, "Pain");
  const other = await context.newPage();
  await other.goto(address);
  await indication(other).fill("Pain at night");
  await inPortal(other);
  await indication(page).fill("Pain by day");
  const question = page.getByRole("dialog", { name: "This draft was changed elsewhere too" });
  await question.getByText("Take theirs").click();
  await question.getByRole("button", { name: "Keep these" }).click();
  await expect(indication(page)).toHaveValue("Pain at night");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard draft" }).click();
  await expect(page.getByText("Draft discarded.")).toBeVisible();
});

test("Maya's typed record survives an expired session", async ({ page }) => {
  await signIn(page, cast.maya, create);
  await indication(page).fill("Begun");
  await inPortal(page);
  const address = page.url();
  await page.route("**/protocol/openid-connect/token", (route) =>
    route.fulfill({ status: 400, json: { error: "invalid_grant", error_description: "expired" } }),
  );
  await page.route("**/api/graphql", (route) =>
    route.fulfill({
      status: 401,
      json: { error: { code: "UNAUTHENTICATED", message: "Sign in to continue." } },
    }),
  );
  await indication(page).fill("Begun, and more");
  const dialog = page.getByRole("dialog", { name: "Your session has expired" });
  await expect(dialog).toBeVisible();
  await page.unrouteAll();
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(address);
  await expect(indication(page)).toHaveValue("Begun, and more");
  await inPortal(page);
});

test("Cancel asks Maya what becomes of what she typed; a discarded draft comes back", async ({ page }) => {
  await signIn(page, cast.maya, create);
  await expect(indication(page)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/logbook/records");

  const address = await begin(page, "Shall it stay?");
  const cancel = page.getByRole("button", { name: "Cancel" });
  const question = page.getByRole("dialog", { name: "Keep this record as a draft?" });
  await cancel.click();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(question).toHaveCount(0);
  await cancel.click();
  await question.getByRole("button", { name: "Keep draft" }).click();
  await expect(page).toHaveURL("/logbook/records");

  await page.goto(address);
  await expect(indication(page)).toHaveValue("Shall it stay?");
  await cancel.click();
  await question.getByRole("button", { name: "Discard draft" }).click();
  await expect(page).toHaveURL("/logbook/records");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(indication(page)).toHaveValue("Shall it stay?");

  await page.goto("/logbook");
  const row = drafts(page)
    .getByRole("listitem")
    .filter({ has: page.locator(`a[href$="${new URL(address).search}"]`) });
  await row.getByRole("button", { name: /^Discard/ }).click();
  await expect(page.getByText("Draft discarded.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(address);
  await expect(indication(page)).toHaveValue("");
});

test("Unsaved changes of a record wait with it, on every device", async ({ page, context }) => {
  await signIn(page, cast.priya, "/logbook/records?search=priya");
  await page.getByRole("table", { name: "Records" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/logbook\/records\/[0-9a-f-]{36}$/);
  const before = await indication(page).inputValue();
  await indication(page).fill("Changed and not saved");
  await inPortal(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(indication(other)).toHaveValue("Changed and not saved");
  await other.getByRole("button", { name: "Discard draft" }).click();
  await expect(indication(other)).toHaveValue(before);
  await other.reload();
  await expect(indication(other)).toHaveValue(before);
  await expect(other.getByRole("button", { name: "Discard draft" })).toHaveCount(0);
  await expect(page.getByRole("banner")).toContainText(nameOf(cast.priya));
});
