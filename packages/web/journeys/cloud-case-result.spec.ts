import { expect, type Frame, type Page } from "@playwright/test";
import { type Ask, apiOf, endWhatGoesOn } from "./support/api.ts";
import { cast, test, visit } from "./support/journey.ts";
import { startSession } from "./support/session.ts";
import { acceptVoucher, aVoucher } from "./support/voucher.ts";

type Result = {
  readonly id: string;
  readonly exerciseKey: string;
  readonly totalTimeInSeconds: number;
  readonly metricValues: readonly { readonly internal_id: string; readonly value: unknown }[];
  readonly images: readonly { readonly name: string; readonly link: string }[];
  readonly recordings: readonly {
    readonly name: string;
    readonly duration: number | null;
    readonly link: string;
  }[];
};

const newest = `{ vistActivities(limit: 1) { activities {
  id exerciseKey totalTimeInSeconds metricValues { internal_id value }
  images { name link } recordings { name duration link }
} } }`;
const newestOf = async (ask: Ask): Promise<Result | undefined> => {
  const { vistActivities } = await ask<{ vistActivities: { activities: readonly Result[] } }>(newest);
  return vistActivities.activities[0];
};

/** The values that the console in the room shows as used. */
const reading = async (frame: Frame, id: string) =>
  Number.parseFloat((await frame.locator(`#${id}`).textContent()) ?? "");

async function hold(page: Page, key: string, ms: number) {
  await page.keyboard.down(key);
  await page.waitForTimeout(ms);
  await page.keyboard.up(key);
}

test("a cloud case that Nils plays by keyboard appears in his results with values, pictures and a recording (6.001, 6.013)", async ({
  page,
  browser,
}) => {
  // A simulator starts within seconds, but may need a minute on a busy machine.
  test.setTimeout(180_000);
  const code = await aVoucher(page);
  const his = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await startSession(his, cast.nils);
  const ask = apiOf(his);
  await acceptVoucher(ask, code);
  await endWhatGoesOn(ask);
  const before = await newestOf(ask);
  await his.goto("/cloud-cases");
  const card = his.getByRole("main").getByRole("region", { name: "Asymptomatic stenosis of 80%" });
  await card.getByRole("button", { name: "Start" }).first().press("Enter");
  await his.getByRole("dialog").getByRole("button", { name: "Start" }).press("Enter");
  await expect(his).toHaveURL("/cloud-case/", { timeout: 120_000 });
  const room = his.frameLocator("iframe");
  await expect(room.getByRole("status")).toHaveText("You have control", { timeout: 60_000 });
  const frame = await (await his.locator("iframe").elementHandle())?.contentFrame();
  if (frame == null) throw new Error("no room");

  // The keyboard alone presses the pedal, pushes forward, injects contrast and records a run.
  await room.locator("#picture").click({ position: { x: 8, y: 8 } });
  await his.keyboard.down("Space");
  await hold(his, "ArrowUp", 1500);
  await hold(his, "ArrowRight", 400);
  await hold(his, "c", 700);
  await his.keyboard.up("Space");
  await his.keyboard.down("r");
  await hold(his, "c", 800);
  await his.keyboard.up("r");
  await expect(room.locator("#lamp")).toBeHidden();
  // The console follows the machine with some delay: its last values are the ones that were used.
  let contrast = Number.NaN;
  const standsStill = async () => {
    const before = contrast;
    contrast = await reading(frame, "contrast");
    return contrast === before;
  };
  await expect.poll(standsStill, { intervals: [1_000] }).toBe(true);
  const runs = await reading(frame, "runs");
  expect([contrast > 0, runs]).toEqual([true, 1]);

  await his.getByRole("button", { name: "End case" }).press("Enter");
  await his.getByRole("alertdialog").getByRole("button", { name: "End case" }).press("Enter");
  await expect(his).toHaveURL("/", { timeout: 60_000 });
  // The result arrives within seconds, but may need a minute on a busy machine.
  await expect.poll(async () => (await newestOf(ask))?.id, { timeout: 60_000 }).not.toBe(before?.id);
  const result = await newestOf(ask);
  expect(result?.exerciseKey).toBe("carotid-stenting/carotid-stenting-01");
  const values = Object.fromEntries(
    result?.metricValues.map(({ internal_id, value }) => [internal_id, value]) ?? [],
  );
  for (const metric of [
    "total_time",
    "fluoro_time",
    "dose_area_product",
    "air_kerma",
    "path_length",
    "rotation",
  ])
    expect([metric, Number(values[metric]) > 0]).toEqual([metric, true]);
  expect(Number(values.contrast_volume)).toBeCloseTo(contrast, -0.5);
  expect(values.cine_runs).toBe(runs);
  // The files can be downloaded: a picture of the run, and Chromium's recording of the X-ray.
  const [image] = result?.images ?? [];
  const [recording] = result?.recordings ?? [];
  expect(recording?.duration).toBeGreaterThan(1);
  for (const [file, type] of [
    [image, "image/png"],
    [recording, "video/webm"],
  ] as const) {
    const answer = await his.request.get(file?.link ?? "");
    expect([file?.name, answer.status(), answer.headers()["content-type"]]).toEqual([file?.name, 200, type]);
  }

  // He keeps the report and stays on the page; the recording shows its length, so that he can go to any moment of it.
  await visit(his, `/activity-log/vist-activity/${result?.id}?tab=legacy-report`);
  const downloading = his.waitForEvent("download");
  await his.getByRole("link", { name: "Download report" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.html$/);
  await expect(his).toHaveURL(/tab=legacy-report$/);
  await his.getByRole("tab", { name: "Imaging" }).click();
  await his.getByRole("button", { name: new RegExp(recording?.name ?? "") }).press("Enter");
  const film = his.getByRole("dialog").locator("video");
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.duration))
    .toBeCloseTo(recording?.duration ?? 0, 0);
  // The recording plays automatically as soon as it can: before that, Space would only start it.
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused).toBe(false);
  await his.keyboard.press("Space");
  await expect.poll(isPaused).toBe(true);
});
