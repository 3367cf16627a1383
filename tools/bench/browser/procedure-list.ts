import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "playwright";
import { processorSlowness } from "./page-loads.ts";

/** The list of procedures in the record form, on the same slow processor as loading: goals in milliseconds. */
export const optionsGoals = { shown: 300, longestTask: 100 };

export type ShownOptions = {
  /** The time from the press to the picture with the first options, in milliseconds. */
  readonly shown: number;
  /** The longest task of the main thread from the press until the list was at rest, in milliseconds. */
  readonly longestTask: number;
};

type Watched = { benchOptions?: { pressed: number; shown?: number; tasks: number[] } };

/** Opens the record form, and then the list of procedures for the first time in this page. */
export async function measureOptions(page: Page): Promise<ShownOptions> {
  await page.goto("/logbook/records/create");
  const button = page.locator('[name="procedure.code"]').locator("xpath=..").getByRole("button");
  await page.locator('[name="procedureIndication"]').waitFor();
  await page.waitForLoadState("networkidle");
  await button.scrollIntoViewIfNeeded();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: processorSlowness });
  await button.hover();
  await delay(2000);
  await page.evaluate(watchOptions);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => (globalThis as unknown as Watched).benchOptions?.shown !== undefined);
  await delay(1500);
  const { pressed, shown, tasks } = await page.evaluate(
    () => (globalThis as unknown as Watched).benchOptions ?? { pressed: Number.NaN, tasks: [] },
  );
  return { shown: (shown ?? Number.NaN) - pressed, longestTask: Math.max(0, ...tasks) };
}

/** Runs in the page: keeps the times of the press and of the first options, and the tasks that follow. */
function watchOptions(): void {
  const options: NonNullable<Watched["benchOptions"]> = { pressed: Number.NaN, tasks: [] };
  (globalThis as unknown as Watched).benchOptions = options;
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      options.pressed = timeStamp;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) options.tasks.push(duration);
      }).observe({ type: "longtask" });
    },
    { capture: true, once: true },
  );
  const observer = new MutationObserver(() => {
    if (document.querySelector('[role="option"]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel();
      afterPaint.port1.onmessage = () => {
        options.shown = performance.now();
      };
      afterPaint.port2.postMessage(null);
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
