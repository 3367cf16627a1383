import { cast, expect, signIn, faultTest as test } from "../support/journey.ts";
import { fillRecord, save } from "../support/record-form.ts";
import { turnDatabase } from "../support/turn-database.ts";

// A form is filled in key by key, and some of these go through it twice.
test.describe.configure({ timeout: 90_000 });

test("Maya writes a record and finds it in the list after a restart", async ({ page }) => {
  await signIn(page, cast.maya, "/logbook/records/create");
  await fillRecord(page, {
    hospital: "Northgate Veterans Clinic",
    attending: "Restart, Rita",
    procedure: "Splenic artery embolization",
    indication: "Blunt splenic trauma",
  });
  await save(page);
  await expect(page.getByText("Record successfully submitted.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Attending" })).toHaveValue("");

  await turnDatabase("stop");
  await turnDatabase("start");
  await page.goto("/logbook/records?search=restart");
  await expect(page.getByRole("row").filter({ hasText: "Restart, Rita" })).toContainText(
    "Splenic artery embolization",
  );
});

test("What Maya typed outlives an outage: the save fails, says so, and succeeds once the portal is back", async ({
  page,
}) => {
  await signIn(page, cast.maya, "/logbook/records/create");
  await fillRecord(page, {
    hospital: "Northgate Children's Hospital",
    attending: "Outage, Otto",
    procedure: "Renal artery embolization",
    indication: "Angiomyolipoma",
  });
  await turnDatabase("stop");
  try {
    await save(page);
    await expect(page.getByText("Record submission failed. Try again later")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Attending" })).toHaveValue("Outage, Otto");
  } finally {
    await turnDatabase("start");
  }
  await expect(page.getByText("The portal is available again.")).toBeVisible();
  await save(page);
  await expect(page.getByText("Record successfully submitted.")).toBeVisible();
});
