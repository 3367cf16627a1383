import { apiOf, endWhatGoesOn } from "../support/api.ts";
import { cast, expect, faultTest as test } from "../support/journey.ts";
import { startSession } from "../support/session.ts";
import { tellSimulators } from "../support/simulators.ts";
import { acceptVoucher, aVoucher } from "../support/voucher.ts";

test.afterEach(() => tellSimulators("ok"));

// Motion is reduced, because animations would otherwise use the processor during minutes of waiting.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("Maya sees why her simulator did not start, retries, sees that it failed later, and gets her time back", async ({
  page,
  browser,
}) => {
  // The journey needs two starts, and the time until a failed machine is noticed.
  test.setTimeout(300_000);
  const code = await aVoucher(page);
  const hers = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await startSession(hers, cast.maya);
  const ask = apiOf(hers);
  await acceptVoucher(ask, code);
  await endWhatGoesOn(ask);
  await hers.goto("/cloud-cases");
  const card = hers.getByRole("region", { name: "Symptomatic ulcerated plaque" });
  const times = hers.getByRole("list", { name: "Simulation time" });
  await expect(times).toContainText("2h left");

  tellSimulators("fail");
  await card.getByRole("button", { name: "Start" }).click();
  const dialog = hers.getByRole("dialog", { name: "Symptomatic ulcerated plaque" });
  await dialog.getByRole("button", { name: "Start" }).click();
  const failure = dialog.getByRole("alert");
  await expect(failure).toContainText("Something went wrong", { timeout: 60_000 });
  await expect(failure).toContainText("The simulator has no licence for this module.");
  await expect(failure).toContainText("None of your simulation time was used.");
  // The failure contains a button for another start, and the usual Start is disabled (4.012).
  await expect(dialog.getByRole("button", { name: "Start" })).toBeDisabled();
  await expect(failure.getByRole("button", { name: "Try again" })).toBeEnabled();

  tellSimulators("ok");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(hers).toHaveURL("/cloud-case/", { timeout: 120_000 });
  const frame = hers.frameLocator("iframe");
  await expect(frame.getByRole("status")).toHaveText("You have control", { timeout: 60_000 });
  // A session whose machine dies counts until the machine was last seen: it is observed every twenty seconds.
  const end = hers.getByRole("timer").locator("time");
  await expect
    .poll(async () => Date.parse((await end.getAttribute("datetime")) ?? "") - Date.now(), {
      timeout: 60_000,
    })
    .toBeLessThan(3_575_000);

  tellSimulators("crash");
  // She stays on the page, sees the reason and gets her time back, also after a reload (decisions 0063 and 0060).
  const lost = hers.getByRole("alert").filter({ hasText: "Something went wrong: the simulator failed" });
  await expect(lost).toContainText(/\d+s were given back to your simulation time\./, { timeout: 120_000 });
  await expect(hers).toHaveURL("/cloud-case/");
  // It is a page like any other: it has a heading and a way back.
  await expect(hers.getByRole("heading", { level: 1 })).toHaveText("Cloud Case");
  await hers.reload();
  await expect(lost).toContainText("were given back", { timeout: 30_000 });
  await hers.getByRole("link", { name: "Start again" }).click();
  await expect(dialog).toContainText("2h left");
  await hers.goto("/cloud-cases");
  await expect(times).toContainText("2h left");
});
