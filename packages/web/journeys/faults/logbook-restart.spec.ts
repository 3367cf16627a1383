import { cast, expect, signIn, faultTest as test } from "../support/journey.ts";
import { fillRecord, save } from "../support/record-form.ts";
import { turnDatabase } from "../support/turn-database.ts";

// The journey fills in a whole form, which takes more than the usual time.
test.describe.configure({ timeout: 90_000 });

test("a record that Maya saved is in the list after a restart of the portal", async ({ page }) => {
  await signIn(page, cast.maya, "/logbook/records/create");
  await fillRecord(page, {
    hospital: "Northgate Veterans Clinic",
    attending: "Restart, Rita",
    procedure: "Splenic artery embolization",
    indication: "Blunt splenic trauma",
  });
  await save(page);
  await expect(page.getByText("Record successfully submitted.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Procedure name" })).toHaveValue("");

  await turnDatabase("stop");
  await turnDatabase("start");
  await page.goto("/logbook/records?search=restart");
  await expect(page.getByRole("row").filter({ hasText: "Restart, Rita" })).toContainText(
    "Splenic artery embolization",
  );
});
