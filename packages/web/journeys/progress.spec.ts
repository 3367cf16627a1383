import { readFileSync } from "node:fs";
import { getCustomer, getGroup } from "@cathedra/test-fixtures";
import { type DeliveredRun, deliverRun } from "./support/deliver-run.ts";
import { cast, expect, getName, signIn, test } from "./support/journey.ts";
import { tokenIn } from "./support/session.ts";

const exercise = "evar-01";

test("George lets runs by hand count, Tomás sees his status, and Priya opens his attempts and exports the table", async ({
  page,
  browser,
}) => {
  const settings = await (await browser.newContext()).newPage();
  await signIn(settings, cast.george, "/admin/accounts");
  await settings.getByRole("link", { name: `Change rule of ${getCustomer("northgate").name}` }).click();
  await expect(settings.getByRole("main")).toContainText(
    "This rule calls 99.8% of people who fail too often proficient within 20 attempts.",
  );
  await settings.getByText("Count runs that people deliver by hand").click();
  await settings.getByRole("button", { name: "Save rule" }).click();
  await expect(settings.getByText("The rule is saved.")).toBeVisible();

  await signIn(page, cast.tomas, "/progress");
  const token = await tokenIn(page);
  const deliver = (run: DeliveredRun) => deliverRun(page.request, token, run);
  const main = page.getByRole("main");
  await deliver({ exercise, isMet: false, daysAgo: 4 });
  await deliver({ exercise, isMet: true, daysAgo: 3 });
  await page.reload();
  const next = main.getByRole("region", { name: "What to do next" });
  await expect(next).toContainText("One more pass and you are proficient.");
  const row = main.getByRole("table", { name: "Exercises" }).getByRole("row").nth(1);
  await expect(row).toContainText("On the way 1 more pass needed");
  await deliver({ exercise, isMet: true, daysAgo: 2 });
  await page.reload();
  await expect(row).toContainText("Proficient since");
  await expect(next).not.toContainText("One more pass");
  await expect(main.getByRole("figure", { name: "Minutes on simulators, by week" })).toBeVisible();

  const admins = await (await browser.newContext()).newPage();
  await signIn(admins, cast.priya, "/admin/groups");
  const group = getGroup("irResidents");
  const content = admins.getByRole("main");
  await content
    .getByRole("table", { name: "Groups" })
    .getByRole("link", { name: group.name, exact: true })
    .click();
  await admins.getByRole("dialog").getByRole("link", { name: "Class", exact: true }).click();
  await content.getByRole("link", { name: "Exercises", exact: true }).click();
  const table = content.getByRole("table", { name: "People by exercises" });
  const person = table.getByRole("row").filter({ hasText: getName(cast.tomas) });
  const cell = person.getByRole("img", { name: /^Proficient, since/ });
  await expect(cell).toBeVisible();

  // The file has a row for each person, with the status as a value.
  const [file] = await Promise.all([
    admins.waitForEvent("download"),
    content.getByRole("button", { name: "Save CSV" }).click(),
  ]);
  const saved = readFileSync(await file.path(), "utf8");
  const line = saved.split("\r\n").find((each) => each.includes(`,${getName(cast.tomas)},`));
  expect(line).toContain(",proficient,");

  await cell.click();
  const drawer = admins.getByRole("dialog", { name: "Attempts" });
  await expect(drawer.getByRole("table").getByRole("row")).toHaveCount(4);
  await expect(drawer.getByRole("table")).toContainText("Did not meet all criteria");
  await drawer.getByRole("link", { name: "All exercises" }).click();
  await expect(admins.getByRole("heading", { level: 1 })).toHaveText(`Progress of ${getName(cast.tomas)}`);
  // For a learner of the group, the person's page does not exist.
  await page.goto(new URL(admins.url()).pathname.replace(cast.tomas.keycloakId, cast.maya.keycloakId));
  await expect(main).toContainText("Person not found");
});
