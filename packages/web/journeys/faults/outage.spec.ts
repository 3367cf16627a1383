import type { Page } from "@playwright/test";
import { cast, expect, signIn, faultTest as test } from "../support/journey.ts";
import { turnDatabase } from "../support/turn-database.ts";

/** The message that the portal cannot be reached. Home may show other failures too. */
const outage = (page: Page) =>
  page.getByRole("alert").filter({ hasText: /The portal is not available at the moment|Check your network/ });

test("when the database stops, Maya's page stays and shows a message, and recovers within 5 s", async ({
  page,
}) => {
  await signIn(page, cast.maya);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Maya" })).toBeVisible();
  await turnDatabase("stop");
  try {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Logbook" }).click();
    await expect(outage(page)).toContainText("The portal is not available at the moment");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  } finally {
    await turnDatabase("start");
  }
  await expect(page.getByText("The portal is available again.")).toBeVisible({ timeout: 5000 });
  await expect(outage(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Logbook" })).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("a page opened while the database is stopped waits, and is shown when the database is back", async ({
  page,
}) => {
  await signIn(page, cast.maya);
  await turnDatabase("stop");
  try {
    await page.reload();
    await expect(outage(page)).toContainText("The portal is not available at the moment");
  } finally {
    await turnDatabase("start");
  }
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Maya" })).toBeVisible();
  await expect(outage(page)).toHaveCount(0);
});

test("Maya sees a message while the network is down, and the page continues when it is back", async ({
  page,
  context,
}) => {
  await signIn(page, cast.maya);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Maya" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Logbook" }).click();
  await expect(page).toHaveURL("/logbook");
  await context.setOffline(true);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /Cathedra/ })
    .click();
  await expect(outage(page)).toContainText("Check your network");
  await context.setOffline(false);
  await expect(outage(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Maya" })).toBeVisible();
});

for (const { what, part, address } of [
  { what: "the number on the bell", part: "idle", address: "/" },
  { what: "the part of the participants", part: "ParticipantFields", address: "/logbook/records/create" },
]) {
  test(`if the network goes down before ${what} is loaded, the page works without it and loads it later`, async ({
    page,
    context,
  }) => {
    await page.route(
      `**/assets/${part}-*.js`,
      async (route) => {
        await context.setOffline(true);
        await route.abort("internetdisconnected");
      },
      { times: 1 },
    );
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes(part));
    await signIn(page, cast.maya, address);
    await failed;
    const form = page.getByRole("textbox", { name: "Procedure indication" });
    if (part === "ParticipantFields") await form.fill("Typed without a network");
    await expect(page.getByRole("banner")).toBeVisible();
    const came = page.waitForResponse((response) => response.url().includes(`/${part}-`));
    await context.setOffline(false);
    expect((await came).ok()).toBe(true);
    await expect(page.getByRole("banner")).toBeVisible();
    if (part !== "ParticipantFields") return;
    await expect(page.getByRole("group", { name: "Participant 1" })).toBeVisible();
    await expect(form).toHaveValue("Typed without a network");
  });
}
