import { aRecordInput, attendings } from "@cathedra/test-fixtures";
import { apiOf } from "./support/api.ts";
import { createRecord } from "./support/create-record.ts";
import { cast, expect, getName, signIn, test, visit } from "./support/journey.ts";
import { startSession } from "./support/session.ts";

test("Eleanor confirms one record on her phone and returns another with a comment, and Priya sees both", async ({
  page,
  browser,
  baseURL,
}) => {
  // Priya writes the records, because she has no other open ones.
  await startSession(page, cast.priya);
  const ask = apiOf(page);
  const when = Date.now();
  const attendingName = attendings
    .filter(({ email }) => email === cast.eleanor.email)
    .map(({ lastName, firstName }) => `${lastName}, ${firstName}`)
    .join();
  const write = async (procedureIndication: string) => {
    const { dateOfProcedure } = aRecordInput();
    return `/logbook/records/${await createRecord(ask, attendingName, { procedureIndication, dateOfProcedure })}`;
  };
  const [good, poor] = [`Clear ${when}`, `Vague ${when}`];
  const goodAt = await write(good);
  const poorAt = await write(poor);

  const phone = await browser.newPage({ baseURL: baseURL ?? "", viewport: { width: 360, height: 740 } });
  await signIn(phone, cast.eleanor);
  await phone.getByRole("region", { name: "Confirmations" }).getByRole("link", { name: "See them" }).click();
  await expect(phone).toHaveURL("/logbook/confirmations");
  await visit(phone, `/logbook/confirmations?trainee=${cast.priya.keycloakId}`);
  const waiting = phone.getByRole("list", { name: "Waiting for me" }).getByRole("article");
  const toRow = (indication: string) => waiting.filter({ hasText: indication });
  await expect(toRow(good)).toContainText(getName(cast.priya));
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await toRow(good)
    .getByRole("button", { name: /^Confirm / })
    .click();
  await expect(phone.getByText("Record confirmed.")).toBeVisible();
  await expect(toRow(good).getByRole("button", { name: /^Confirm / })).toHaveCount(0);
  await expect(toRow(good)).toContainText("Confirmed");

  await toRow(poor)
    .getByRole("button", { name: /^Return / })
    .click();
  const dialog = phone.getByRole("dialog", { name: "Return the record" });
  await dialog.getByRole("button", { name: "Return" }).click();
  await expect(dialog).toContainText("Required");
  const word = `Which side was it? ${when}`;
  await dialog.getByRole("textbox", { name: "What needs correcting" }).fill(word);
  await dialog.getByRole("button", { name: "Return" }).click();
  await expect(phone.getByText("Record returned to the trainee.")).toBeVisible();
  await expect(toRow(poor)).toContainText("Returned");

  await page.goto(goodAt);
  await expect(
    page.getByText(`Confirmed by ${getName(cast.eleanor)}. It cannot be changed or deleted.`),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Save record" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Delete record" })).toHaveCount(0);
  await visit(page, poorAt);
  await expect(page.getByText(`${getName(cast.eleanor)} returned this record:`)).toBeVisible();
  await expect(page.getByText(word)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save record" })).toBeVisible();
});
