import { existsSync } from "node:fs";
import { join } from "node:path";
import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { findChromium } from "@cathedra/test-fixtures/chromium";
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "playwright";

/** A signed-in page of one portal, with its measuring functions. */
export type Session = {
  readonly name: string;
  readonly page: Page;
  readonly cdp: CDPSession;
};

/** The main thread's work so far, in milliseconds. */
export type Work = { readonly task: number; readonly script: number };

const flags = [
  // Frames are drawn without waiting for the screen, so that only the work is measured.
  "--disable-gpu-vsync",
  "--disable-frame-rate-limit",
  // A page of another build is served from a folder, and still calls the portal.
  "--disable-features=LocalNetworkAccessChecks",
];

export async function openBrowser(): Promise<Browser> {
  const { args, ...found } = await findChromium();
  return chromium.launch({ ...found, args: [...args, ...flags] });
}

const contextOptions = { locale: "en-GB", viewport: { width: 1280, height: 800 } };

/** Signs in at the portal; `build` is a folder with another build of its pages, which are then shown in place of its own. */
export async function openSession(browser: Browser, origin: string, build?: string): Promise<Session> {
  const context = await browser.newContext({ ...contextOptions, baseURL: origin });
  if (build !== undefined) await showBuild(context, origin, build);
  const page = await context.newPage();
  await signIn(page, cast.maya);
  await page.goto("/logbook/records");
  await page.getByRole("table").waitFor();
  const cdp = await context.newCDPSession(page);
  // The processor time of the thread is measured, because it does not include other programs on the machine.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  return { name: build ?? origin, page, cdp };
}

async function signIn(page: Page, { firstName, lastName }: CastPerson): Promise<void> {
  await page.goto("/profile/account");
  await page.getByRole("button", { name: `${firstName} ${lastName}` }).click();
  await page.getByRole("heading", { name: "Profile" }).first().waitFor();
}

/** The entries that a tab of a signed-in person keeps. */
export type SignedIn = Readonly<Record<string, string>>;

export async function signedInTab(browser: Browser, origin: string, person: CastPerson): Promise<SignedIn> {
  const page = await browser.newPage({ ...contextOptions, baseURL: origin });
  await signIn(page, person);
  const entries = await page.evaluate((): SignedIn => Object.fromEntries(Object.entries(sessionStorage)));
  await page.context().close();
  // One session in five is chosen at random to be traced or recorded, and loads more: none of the measured ones is.
  return { ...entries, "cathedra.reports": "1 1" };
}

/** A tab of a signed-in person in a browser that has an empty cache and no service worker. */
export async function openEmptyTab(browser: Browser, origin: string, signedIn: SignedIn): Promise<Page> {
  const page = await browser.newPage({ ...contextOptions, baseURL: origin, serviceWorkers: "block" });
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries))
      if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, value);
  }, signedIn);
  return page;
}

async function showBuild(context: BrowserContext, origin: string, build: string): Promise<void> {
  await context.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const file = join(build, pathname);
    if (pathname !== "/" && existsSync(file)) return route.fulfill({ path: file });
    return request.isNavigationRequest()
      ? route.fulfill({ path: join(build, "index.html") })
      : route.fallback();
  });
}

export async function workOf({ cdp }: Session): Promise<Work> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return { task: of("TaskDuration"), script: of("ScriptDuration") };
}

export function since(before: Work, after: Work): Work {
  return { task: after.task - before.task, script: after.script - before.script };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
