import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { webOperations } from "@cathedra/test-fixtures/web-operations";
import type { CDPSession, Page } from "playwright";

/** A page that is loaded by its address, with an empty cache and again with a filled one. */
export type LoadedPage = {
  readonly what: string;
  readonly who: CastPerson;
  readonly address: string;
  /** A selector of what is only on the page with its data. */
  readonly content: string;
  /** The goal for the content with an empty cache, in milliseconds. */
  readonly contentGoal: number;
};

export const loadedPages: readonly LoadedPage[] = [
  {
    what: "home",
    who: cast.maya,
    address: "/",
    content: 'main a[href^="/logbook/records/"]',
    contentGoal: 3000,
  },
  {
    what: "logbook",
    who: cast.maya,
    address: "/logbook/records",
    content: 'main tbody a[href^="/logbook/records/"]',
    contentGoal: 3000,
  },
  {
    what: "record form",
    who: cast.maya,
    address: "/logbook/records/create",
    content: '[name="procedureIndication"]',
    contentGoal: 3500,
  },
  {
    what: "activity log",
    who: cast.maya,
    address: "/activity-log",
    content: 'main tbody a[href^="/activity-log/"]',
    contentGoal: 3500,
  },
  {
    what: "people of a group",
    who: cast.priya,
    address: "/admin/groups/1/people",
    content: 'main tbody a[href^="/admin/people/"]',
    contentGoal: 4000,
  },
];

/** Goals that are the same for all pages. Times in milliseconds. */
export const loadGoals = { requests: 30, kilobytes: 350, blocked: 150, warmContent: 1000 };

/** Chrome's "Fast 3G" as Lighthouse names its figures: 150 ms, 1.6 Mbit/s down and 750 kbit/s up. */
const fast3G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** How many times slower the processor is made. */
export const processorSlowness = 4;

/** One request; times in milliseconds since the navigation began. */
export type LoadRequest = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly bytes: number;
};

export type Load = {
  /** The time until the page's content was shown, in milliseconds. */
  readonly content: number;
  /** What was requested until the page was idle. */
  readonly requests: readonly LoadRequest[];
  /** The time over 50 ms of all tasks of the main thread until the page was idle. */
  readonly blocked: number;
  readonly longestTask: number;
};

export type ColdAndWarm = { readonly cold: Load; readonly warm: Load };

/** The page counts as idle when there was no request for this time, in milliseconds. */
const idleMs = 2000;

/** Loads a page twice in an empty browser. */
export async function measureLoading(page: Page, { address, content }: LoadedPage): Promise<ColdAndWarm> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", fast3G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: processorSlowness });
  await page.addInitScript(watchLoad, content);
  const followed = followRequests(cdp);
  const cold = await load(page, followed, address);
  return { cold, warm: await load(page, followed, address) };
}

async function load(page: Page, followed: FollowedRequests, address: string): Promise<Load> {
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => (globalThis as unknown as Watched).benchLoad?.content !== undefined);
  while (performance.now() - followed.lastChange() < idleMs) await delay(100);
  const { content = Number.NaN, tasks } = await page.evaluate(
    () => (globalThis as unknown as Watched).benchLoad ?? { tasks: [] },
  );
  return {
    content,
    requests: followed.take(),
    blocked: tasks.reduce((sum, task) => sum + task - 50, 0),
    longestTask: Math.max(0, ...tasks),
  };
}

type Watched = { benchLoad?: { content?: number; tasks: number[] } };

/** Runs in the page before its own scripts: keeps when the content was shown, and all long tasks. */
function watchLoad(content: string): void {
  const load: NonNullable<Watched["benchLoad"]> = { tasks: [] };
  (globalThis as unknown as Watched).benchLoad = load;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) load.tasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
  const observer = new MutationObserver(() => {
    if (document.querySelector(content) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel();
      afterPaint.port1.onmessage = () => {
        load.content = performance.now();
      };
      afterPaint.port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The pages' operations by the hash of their text, which is all of them that a request contains. */
const operationNames = new Map(
  [...webOperations()].map(([name, text]) => [createHash("sha256").update(text).digest("hex"), name]),
);

type FollowedRequests = ReturnType<typeof followRequests>;

/** Collects what the network was asked for; what the cache had does not count. */
function followRequests(cdp: CDPSession) {
  type Open = {
    readonly name: string;
    readonly start: number;
    end: number;
    bytes: number;
    isCached: boolean;
  };
  const found = new Map<string, Open>();
  let changed = performance.now();
  const change = () => {
    changed = performance.now();
  };
  cdp.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith("http")) return;
    const { pathname } = new URL(request.url);
    const operation = operationNames.get(/"id":"(\w+)"/.exec(request.postData ?? "")?.[1] ?? "");
    const name = operation === undefined ? pathname : `${pathname} ${operation}`;
    found.set(requestId, { name, start: timestamp, end: Number.NaN, bytes: 0, isCached: false });
    change();
  });
  cdp.on("Network.requestServedFromCache", ({ requestId }) => {
    const request = found.get(requestId);
    if (request !== undefined) request.isCached = true;
  });
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    const request = found.get(requestId);
    if (request !== undefined && response.fromDiskCache === true) request.isCached = true;
  });
  cdp.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    const request = found.get(requestId);
    if (request === undefined) return;
    request.end = timestamp;
    request.bytes = encodedDataLength;
    change();
  });
  return {
    lastChange: () => changed,
    take: (): LoadRequest[] => {
      const all = [...found.values()];
      found.clear();
      const began = Math.min(...all.map(({ start }) => start));
      return all
        .filter(({ isCached }) => !isCached)
        .map(({ name, start, end, bytes }) => ({
          name,
          start: 1000 * (start - began),
          end: 1000 * (end - began),
          bytes,
        }));
    },
  };
}
