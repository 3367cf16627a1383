import { setTimeout as delay } from "node:timers/promises";
import { type Session, since, type Work, workOf } from "./session.ts";

/** What is opened: the link that is pressed in the list, and the field that shows that the page can be used. */
export type Opening = {
  readonly what: string;
  readonly link: string;
  /** A selector of the first control that a person would use. */
  readonly usable: string;
};

export type Opened = {
  /** The work until the page was shown and the main thread was idle. */
  readonly usable: Work;
  /** The work including everything built after it. */
  readonly whole: Work;
  /** The longest time, after the page was usable, in which the browser's main thread was not free, in milliseconds. */
  readonly longestAfter: number;
};

export const openings: readonly Opening[] = [
  {
    what: "a record",
    link: 'table tbody tr a[href^="/logbook/records/"]',
    usable: '[name="procedureIndication"]',
  },
  { what: "a new record", link: 'a[href="/logbook/records/create"]', usable: '[name="procedureIndication"]' },
];

const binding = "toldOfBench";
const settleMs = 1500;

/** Must be called once a session, before the first measurement. */
export async function prepareOpening({ cdp }: Session): Promise<void> {
  await cdp.send("Runtime.addBinding", { name: binding });
}

/** Opens a record from the list like a person does, and returns to the list. */
export async function measureOpening(session: Session, opening: Opening): Promise<Opened> {
  const { page, cdp } = session;
  await page.getByRole("table").waitFor();
  const link = page.locator(opening.link).first();
  await link.hover();
  await delay(settleMs);
  await page.evaluate(watchFor, { selector: opening.usable, binding });
  const reported = new Promise<void>((resolve) => cdp.once("Runtime.bindingCalled", () => resolve()));
  const before = await workOf(session);
  await page.mouse.down();
  await page.mouse.up();
  await reported;
  const usable = since(before, await workOf(session));
  await delay(settleMs);
  const whole = since(before, await workOf(session));
  const longestAfter = await page.evaluate(() => {
    const { longest } = globalThis as unknown as { longest: { readonly ms: number } };
    return longest.ms;
  });
  await page.goBack();
  return { usable, whole, longestAfter };
}

/** Runs in the page: reports when the field is rendered and the main thread is idle again. */
function watchFor({ selector, binding }: { readonly selector: string; readonly binding: string }): void {
  const world = globalThis as unknown as Record<string, (text: string) => void> & {
    longest?: { ms: number };
  };
  const longest = { ms: 0 };
  world.longest = longest;
  let reported = Number.POSITIVE_INFINITY;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.startTime > reported) longest.ms = Math.max(longest.ms, entry.duration);
  }).observe({ type: "longtask" });
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel();
      afterPaint.port1.onmessage = () => {
        reported = performance.now();
        world[binding]?.("usable");
      };
      afterPaint.port2.postMessage(null);
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
