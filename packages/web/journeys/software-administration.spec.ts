import { violations } from "./support/axe.ts";
import { cast, expect, signIn, test } from "./support/journey.ts";

test("Ruth creates a release, uploads its package and publishes it for one customer (11.019)", async ({
  page,
}) => {
  // A second try makes a release of its own.
  const version = `1.0.${test.info().retry}`;
  await signIn(page, cast.ruth, "/admin/software");
  await expect(page.getByRole("table", { name: "Releases" })).toBeVisible();
  await page.getByRole("button", { name: "New release" }).click();
  const form = page.getByRole("dialog", { name: "New release" });
  await form.getByRole("textbox", { name: "Name" }).fill("Journey Tool");
  await form.getByRole("textbox", { name: "Version" }).fill("1.0");
  await form.getByRole("button", { name: "Create draft" }).click();
  await expect(form.getByText(/three numbers with dots/).first()).toBeVisible();
  await form.getByRole("textbox", { name: "Version" }).fill(version);
  await form.getByRole("button", { name: "Create draft" }).click();

  const drawer = page.getByRole("dialog", { name: "Release" });
  await expect(drawer.getByRole("heading", { name: `Journey Tool ${version}` })).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Publish" })).toBeDisabled();
  const bytes = Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(2_000, 1)]);
  await drawer
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "tool.zip", mimeType: "application/zip", buffer: bytes });
  await expect(drawer.getByText(/^tool\.zip, 2/)).toBeVisible();

  const choice = drawer.getByRole("combobox", { name: "Add an institution or a station" });
  const northgate = page.getByRole("option", { name: /^Northgate/ });
  await expect(async () => {
    await choice.fill("northgate");
    // A click is lost on an option that the answer of the search replaces in the meantime.
    const others = page.getByRole("option").filter({ hasNotText: "Northgate" });
    await expect(others).toHaveCount(0, { timeout: 3_000 });
    await northgate.click({ timeout: 3_000 });
  }).toPass();
  await drawer.getByRole("button", { name: "Save recipients" }).click();
  await expect(drawer.getByRole("button", { name: "Save recipients" })).toBeHidden();
  // The end of a pending state is announced for some seconds by an element without text, which the library adds.
  await page.reload();
  await expect(drawer.getByRole("button", { name: /Northgate/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await drawer.getByRole("button", { name: "Publish" }).click();
  const question = page.getByRole("dialog", { name: "Publish this release?" });
  await question.getByLabel("Name of the release").fill(`Journey Tool ${version}`);
  await question.getByRole("button", { name: "Publish" }).click();
  await expect(drawer.getByText("Published", { exact: true })).toBeVisible();
});
