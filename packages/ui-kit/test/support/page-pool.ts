import { findChromium } from "@cathedra/test-fixtures/chromium";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { listen } from "./inspect.ts";

/** How a page looks at stories. */
export type PageOptions = {
  readonly width?: number;
  readonly theme?: "light" | "dark";
  readonly forcedColors?: "active" | "none";
};

/** A page that shows one story after the other, and what it complained about since it was taken. */
export type PooledPage = {
  readonly page: Page;
  readonly complaints: string[];
  readonly outlook: PageOptions;
};

/**
 * The Chromium of this process, which ends with it. Messages to a shared one would go through the process that started it,
 * which doubles their cost.
 */
let started: Promise<Browser> | undefined;
const free: PooledPage[] = [];

const defaults = { width: 1280, theme: "light", forcedColors: "none" } as const;

/** A page with this outlook: one that stayed open and has Storybook loaded, or a new one. */
export async function acquirePage(outlook: PageOptions = {}): Promise<PooledPage> {
  const wanted = { ...defaults, ...outlook };
  const kept = free.findIndex((seat) => isAlike(seat.outlook, wanted));
  const [seat] = kept === -1 ? [await newSeat(wanted)] : free.splice(kept, 1);
  if (seat === undefined) throw new Error("a seat was free and is gone");
  seat.complaints.length = 0;
  return seat;
}

function isAlike(one: PageOptions, other: PageOptions): boolean {
  return one.width === other.width && one.theme === other.theme && one.forcedColors === other.forcedColors;
}

async function newSeat(outlook: PageOptions): Promise<PooledPage> {
  const page = await (await newContext(outlook)).newPage();
  return { page, complaints: listen(page), outlook };
}

async function newContext({
  width = 1280,
  theme = "light",
  forcedColors = "none",
}: PageOptions): Promise<BrowserContext> {
  started ??= findChromium().then((launch) => chromium.launch(launch));
  const browser = await started;
  return browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: theme,
    reducedMotion: "reduce",
    forcedColors,
    locale: "en-GB",
  });
}

/** Whether another test may use the page: its clock runs, and it opened no further one. */
export async function isReusable({ page }: PooledPage): Promise<boolean> {
  const clockIsHeld = Math.abs((await page.evaluate(() => Date.now())) - Date.now()) > 60_000;
  return !clockIsHeld && page.context().pages().length === 1;
}

/** Keeps the page for the next test, when its story is gone: nothing else stays of what a test did here. */
export async function releasePage({ page, complaints, outlook }: PooledPage): Promise<void> {
  page.removeAllListeners("dialog");
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width: outlook.width ?? defaults.width, height: 800 });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of Object.keys(document.documentElement.dataset))
      delete document.documentElement.dataset[name];
    for (const log of document.querySelectorAll("[data-live-announcer] > *")) log.replaceChildren();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
    // The next Tab leads to the first control, as in a new page.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
    document.body.blur();
    // react-aria shows the focus unless the last thing that was used was a pointer, as in a new page.
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "F13", bubbles: true }));
    document.body.dispatchEvent(new KeyboardEvent("keyup", { key: "F13", bubbles: true }));
  });
  free.push({ page, complaints, outlook });
}

/** A page whose test failed, or that cannot be reused, is not used again. */
export function closePage({ page }: PooledPage): Promise<void> {
  return page.context().close();
}
