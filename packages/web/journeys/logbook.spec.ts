import { cast, expect, signIn, test } from "./support/journey.ts";
import { fillRecord, keyByKey, save } from "./support/record-form.ts";

const submitted = "Record successfully submitted.";
const create = "/logbook/records/create";

/** A browser context of one's own does not know where the portal is. */
function originOf(baseURL: string | undefined) {
  return baseURL === undefined ? {} : { baseURL };
}

/** An attending whom no other record has. */
function newAttending(): string {
  return `Journey, N${Date.now()}`;
}

// Some of these go through the form twice, and the first fills it in key by key.
test.describe.configure({ timeout: 90_000 });

test("Maya writes a record and finds it from another browser (7.002, X07)", async ({
  page,
  browser,
  baseURL,
}) => {
  const attending = newAttending();
  await signIn(page, cast.maya, "/logbook");
  await page.getByRole("link", { name: "Create record" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Enter New Record" })).toBeVisible();
  await fillRecord(
    page,
    {
      hospital: "Northgate Veterans Clinic",
      attending,
      procedure: "Splenic artery embolization",
      indication: "Blunt splenic trauma",
    },
    keyByKey,
  );
  await save(page);
  await expect(page.getByText(submitted)).toBeVisible();
  // The page loads again, empty, and still says so (7.028).
  await expect(page.getByRole("combobox", { name: "Attending" })).toHaveValue("");
  await expect(page.getByText(submitted)).toBeVisible();

  const another = await browser.newContext({ ...originOf(baseURL), locale: "en-GB" });
  const later = await another.newPage();
  await signIn(later, cast.maya, `/logbook/records?search=${encodeURIComponent(attending)}`);
  await later
    .getByRole("row")
    .filter({ hasText: attending })
    .getByRole("link", { name: "Splenic artery embolization" })
    .click();
  await expect(later.getByRole("heading", { level: 1, name: "View Existing Record" })).toBeVisible();
  await expect(later.getByRole("textbox", { name: "Procedure indication" })).toHaveValue(
    "Blunt splenic trauma",
  );
  await another.close();
});

test("Maya changes a record, whose group stays, and is back in the list (7.027)", async ({ page }) => {
  await signIn(page, cast.maya, "/logbook/records");
  await page.getByRole("row").nth(1).getByRole("link").click();
  await expect(page.getByRole("button", { name: /Group/ })).toBeDisabled();
  await page.getByRole("textbox", { name: "Procedure indication" }).fill("Splenic pseudoaneurysm");
  const address = page.url();
  await save(page);
  await expect(page).toHaveURL("/logbook/records");
  await expect(page.getByText(submitted)).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("textbox", { name: "Procedure indication" })).toHaveValue(
    "Splenic pseudoaneurysm",
  );
});

test("A date more than ten days ago is asked about, and a date to come is refused", async ({ page }) => {
  await signIn(page, cast.maya, create);
  const day = page.getByRole("spinbutton", { name: /^day, Date of procedure/ });
  await day.click();
  await page.keyboard.type("01022024");
  await expect(
    page.getByText("Selected date of procedure is more than 10 days ago. Is this correct?"),
  ).toBeVisible();
  await day.click();
  await page.keyboard.type("01022199");
  await save(page);
  const summary = page.getByRole("alert").filter({ hasText: "Some input values are not valid." });
  await expect(summary.getByRole("link", { name: /^Date of procedure/ })).toBeVisible();
});

test("Maya's save whose answer is lost makes one record, with what she changed before trying again", async ({
  page,
}) => {
  const attending = newAttending();
  await signIn(page, cast.maya, create);
  await fillRecord(page, {
    hospital: "Northgate Children's Hospital",
    attending,
    procedure: "Bronchial artery embolization",
    indication: "Haemoptysis",
  });
  let lost = 0;
  await page.route("**/api/graphql", async (route) => {
    const isSave = "activity" in route.request().postDataJSON().variables;
    if (lost > 0 || !isSave) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await save(page);
  await expect(page.getByText("Record submission failed. Try again later")).toBeVisible();
  await page.getByRole("textbox", { name: "Procedure indication" }).fill("Massive haemoptysis");
  await save(page);
  await expect(page.getByText(submitted)).toBeVisible();
  expect(lost).toBe(1);

  await page.goto(`/logbook/records?search=${encodeURIComponent(attending)}`);
  await expect(page.getByText("1 record", { exact: true })).toBeVisible();
  await page.getByRole("row").filter({ hasText: attending }).getByRole("link").click();
  await expect(page.getByRole("textbox", { name: "Procedure indication" })).toHaveValue(
    "Massive haemoptysis",
  );
});

test("A record of another customer does not exist for Aiko", async ({ page, browser, baseURL }) => {
  await signIn(page, cast.maya, "/logbook/records");
  const link = page.getByRole("row").nth(1).getByRole("link");
  await link.click();
  await expect(page.getByRole("textbox", { name: "Procedure indication" })).toBeVisible();
  const { pathname } = new URL(page.url());

  const another = await browser.newContext(originOf(baseURL));
  const aikos = await another.newPage();
  await signIn(aikos, cast.aiko, pathname);
  await expect(aikos.getByText("Specified record does not exist or is unavailable")).toBeVisible();
  await expect(aikos.getByRole("textbox", { name: "Procedure indication" })).toHaveCount(0);
  await aikos.getByRole("link", { name: "Existing Records" }).last().click();
  await expect(aikos.getByRole("heading", { level: 1, name: "Existing Records" })).toBeVisible();
  await another.close();
});
