import { apiOf, endWhatGoesOn } from "./support/api.ts";
import { violations } from "./support/axe.ts";
import { cast, expect, test, visit } from "./support/journey.ts";
import { startSession } from "./support/session.ts";
import { acceptVoucher, aVoucher } from "./support/voucher.ts";

test("Tomás starts a case, steers it, returns after a reload and ends it, and his time is charged (4.001, 4.002, 4.013, X05)", async ({
  page,
  browser,
}) => {
  // A simulator starts within seconds, but may need a minute on a busy machine.
  test.setTimeout(240_000);
  const code = await aVoucher(page);
  const his = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await startSession(his, cast.tomas);
  const ask = apiOf(his);
  await acceptVoucher(ask, code);
  await endWhatGoesOn(ask);
  await his.goto("/cloud-cases");
  const main = his.getByRole("main");
  const card = main.getByRole("region", { name: "Asymptomatic stenosis of 80%" });
  // The time belongs to the voucher: it is shown once, and not as if each case had its own.
  const times = main.getByRole("list", { name: "Simulation time" });
  await expect(times).toContainText(/2h left .* for all its \d+ cases together/);
  await expect(card).not.toContainText("left");

  await card.getByRole("button", { name: "Start" }).press("Enter");
  const dialog = his.getByRole("dialog", { name: "Asymptomatic stenosis of 80%" });
  await dialog.getByRole("button", { name: "Start" }).press("Enter");
  await expect(his.getByText("Cloud Case starting")).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveText([
    /Finding a simulator/,
    /Handing over the case/,
    /Starting the simulator/,
  ]);
  await expect(his).toHaveURL("/cloud-case/", { timeout: 120_000 });

  const frame = his.frameLocator("iframe");
  await expect(frame.getByRole("status")).toHaveText("You have control", { timeout: 60_000 });
  await expect(main.getByRole("timer")).toContainText("60 minutes left");
  expect.soft(await violations(his, { without: "iframe" })).toEqual([]);
  const picture = () => frame.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  // The X-ray shows a picture while the pedal is pressed, and a pushed instrument moves in it.
  await frame.getByRole("button", { name: "X-ray", exact: true }).press("Enter");
  await expect(frame.locator("#lamp")).toHaveText("X-ray");
  const before = await picture();
  await frame.getByRole("button", { name: "Push" }).press("Enter");
  await expect.poll(picture).not.toBe(before);

  // Tomás changes to another case of the voucher in the same session.
  await main.getByRole("button", { name: "Change case" }).press("Enter");
  await his.getByRole("radio", { checked: true }).press("ArrowDown");
  const chosen = his.locator("label").filter({ has: his.getByRole("radio", { checked: true }) });
  const title = (await chosen.textContent()) ?? "";
  await his.getByRole("dialog").getByRole("button", { name: "Change case" }).press("Enter");
  await expect(frame.getByRole("heading", { name: title })).toBeVisible();
  await expect(main.getByRole("timer")).toContainText(/(60|59|58) minutes left/);

  // A second tab shows the running case and links back to it.
  const second = await his.context().newPage();
  await second.goto("/");
  const back = second.getByRole("main").getByRole("link", { name: "Open", exact: true });
  await expect(second.getByRole("main")).toContainText(`${title} is running.`, { timeout: 60_000 });
  await expect(second.getByRole("main")).toContainText(/(60|59|58) minutes left/);
  // The case can also be ended from there, after a question.
  await second.getByRole("button", { name: "End case" }).click();
  await second.getByRole("alertdialog").getByRole("button", { name: "Keep it running" }).click();
  await expect(back).toHaveAttribute("href", "/cloud-case/");
  await second.close();

  await his.reload();
  await expect(frame.getByRole("status")).toHaveText("You have control", { timeout: 60_000 });
  await expect(frame.getByRole("heading", { name: title })).toBeVisible();

  // Leaving ends the session, and so the page asks.
  await main.getByRole("link", { name: "Cloud Cases" }).click();
  const question = his.getByRole("alertdialog", { name: "End this case?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(his).toHaveURL("/cloud-case/");
  await main.getByRole("button", { name: "End case" }).press("Enter");
  await question.getByRole("button", { name: "End case" }).press("Enter");
  // The message is shown once, whichever part of the page reports it first.
  await expect(his).toHaveURL("/");
  await expect(his.getByRole("region", { name: "Notifications" }).getByRole("listitem")).toHaveText([
    "Cloud case ended",
  ]);

  await visit(his, "/cloud-case/");
  await expect(main).toContainText("Permisson denied");
  await main.getByRole("link", { name: "Cloud Cases" }).last().click();
  await expect(times).toContainText(/1h 5\dm( \d+s)? left/);
});
