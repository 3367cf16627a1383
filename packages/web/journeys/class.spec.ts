import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getCourse } from "@cathedra/test-fixtures";
import { apiOf } from "./support/api.ts";
import { cast, expect, getName, signIn, test, visit } from "./support/journey.ts";
import { startSession } from "./support/session.ts";

const createGroup = `mutation ($name: String!, $admin: String!) {
  createCustomerGroup(customer_id: 1, name: $name, admin: $admin) { id }
}`;
const [taken, left] = [getCourse("EVA-101").name, getCourse("EVA-201").name];
type Created = { readonly createCustomerGroup: { readonly id: number } };

test("Priya invites a class from a list, gives it courses, reads its progress and removes a course (9.043, 9.045, 9.051, 9.057)", async ({
  page,
  browser,
}) => {
  const name = `Class ${randomUUID().slice(0, 6)}`;
  const george = await (await browser.newContext()).newPage();
  await startSession(george, cast.george);
  const ask = apiOf(george);
  const { createCustomerGroup: group } = await ask<Created>(createGroup, { name, admin: cast.priya.email });

  await signIn(page, cast.priya, `/admin/groups/${group.id}/invitations`);
  const main = page.getByRole("main");
  const guest = cast.daniel;
  await main
    .getByRole("textbox", { name: "List" })
    .fill([`${guest.email}, Daniel, Moreau`, guest.email, cast.priya.email, "nobody"].join("\n"));
  await main.getByRole("button", { name: /^Invite \d/ }).click();
  await expect(page.getByText("1 person invited.")).toBeVisible();
  const results = main.getByRole("table", { name: "Result of each row" });
  for (const result of ["Invited", "Duplicate", "Already a member", "Not an address"])
    await expect(results.getByText(result, { exact: true }).first()).toBeVisible();

  // The mail is in the mailbox, and its link joins.
  const guests = await (await browser.newContext()).newPage();
  await startSession(guests, guest);
  const mail = guests.getByRole("link", { name: `to ${guest.email}` }).first();
  await expect(async () => {
    await guests.goto(mailsTo(guest.email));
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.click();
  const link = await guests
    .frameLocator("iframe")
    .locator("a[href*='/invitation?code=']")
    .first()
    .getAttribute("href");
  await guests.goto(link ?? "");
  await expect(guests.getByRole("main")).toContainText(guest.email);
  await guests.getByRole("link", { name: "Join the group" }).click();
  await expect(guests.getByRole("main")).toContainText(`You've successfully joined the group ${name}`);

  await visit(page, `/admin/group-courses/${group.id}/${encodeURIComponent(name)}`);
  const assigned = main.getByRole("list", { name: "Assigned courses" });
  for (const course of [taken, left])
    await main.getByRole("button", { name: `Assign ${course}`, exact: true }).click();
  await main.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Successfully updated courses")).toBeVisible();

  await visit(page, `/admin/groups/${group.id}/courses`);
  await expect(main).toContainText(getName(guest));
  await expect(main).toContainText(taken);

  await visit(page, `/admin/group-courses/${group.id}/${encodeURIComponent(name)}`);
  await assigned.getByRole("button", { name: `Take away ${taken}`, exact: true }).click();
  await main.getByRole("button", { name: "Save" }).click();
  const question = page.getByRole("dialog");
  await expect(question.getByRole("radio", { name: /^New members only/ })).toBeChecked();
  await question.getByRole("radio", { name: /^Everyone/ }).check({ force: true });
  await question.getByRole("button", { name: "Take away 1 course" }).click();
  await expect(page.getByText("Successfully updated courses")).toBeVisible();
  await page.reload();
  await expect(assigned.getByRole("listitem")).toHaveCount(1);
});

/** The mailbox of the world without faults: the mails to one recipient, newest first. */
function mailsTo(recipient: string): string {
  const ports: unknown = JSON.parse(
    readFileSync(join(process.env.JOURNEYS_DATA ?? "", "ports.json"), "utf8"),
  );
  const { mailbox } = Object.assign({ mailbox: 0 }, ports);
  return `http://localhost:${mailbox}/?${new URLSearchParams({ to: recipient })}`;
}
