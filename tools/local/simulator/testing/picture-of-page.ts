import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { agentRoutes } from "@cathedra/domain/cloud";
import { findChromium } from "@cathedra/test-fixtures/chromium";
import { type Browser, type BrowserContextOptions, chromium, type Frame, type Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { aStart, askMachine, tokenFor } from "./portal-side.ts";
import { phaseBecomes, priya, start, stops } from "./running.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await findChromium());
}, 60_000);
afterAll(() => browser.close());

export type Framed = {
  readonly page: Page;
  readonly frame: Frame;
  /** The messages of the frame to the page around it, by type. */
  readonly told: () => Promise<readonly string[]>;
  /** Breaks the frame's connection, as a failing network does. */
  readonly cut: () => Promise<void>;
};

/** Opens a proctor's room in a page that does what the portal must do: it contains the frame, and sends a token when asked. */
export async function framed(
  { width, height, ...options }: BrowserContextOptions & { readonly width: number; readonly height: number },
  caseName = "Type B dissection",
  moduleId = "carotid-stenting",
): Promise<Framed> {
  let html = "";
  const portal = createServer((_, response) => response.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((ready) => portal.listen(0, "127.0.0.1", ready));
  stops.push(async () => {
    portal.closeAllConnections();
    portal.close();
  });
  const portalOrigin = `http://localhost:${(portal.address() as AddressInfo).port}`;
  const { origin } = await start({ portalOrigin });
  const request = aStart();
  const cases = request.cases.map((each) => ({
    ...each,
    moduleId,
    moduleName: "Thoracic Endovascular Aortic Repair",
    caseName,
  }));
  await askMachine(origin, agentRoutes.start, { ...request, moduleId, cases });
  await phaseBecomes(origin, "running");
  const token = await tokenFor(priya, request.sessionId);
  html = `<!doctype html><iframe src="${origin}/room/" style="border: 0; width: ${width}px; height: ${height}px"></iframe>
    <script>
      window.told = [];
      const { contentWindow } = document.querySelector("iframe");
      addEventListener("message", ({ source, data }) => {
        if (source !== contentWindow) return;
        told.push(data.type);
        if (data.type !== "tokenRequested") return;
        const token = { contract: "cathedra-room", version: 1, type: "token", token: "${token}" };
        contentWindow.postMessage(token, "${origin}");
      });
    </script>`;

  const context = await browser.newContext(options);
  stops.push(() => context.close());
  const page = await context.newPage();
  let cut = async () => {};
  await page.routeWebSocket(/\/room\/live$/, (socket) => {
    socket.connectToServer();
    cut = () => socket.close();
  });
  await page.goto(portalOrigin);
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error("no frame");
  await frame.getByRole("status").filter({ hasText: "You have control" }).waitFor();
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  return { page, frame, told, cut: () => cut() };
}

/** The grey levels of the picture, and the box of its visible part in CSS pixels. */
export function getPicture(frame: Frame) {
  return frame.locator("#picture").evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    const { top } = canvas.getBoundingClientRect();
    const density = width / canvas.clientWidth;
    // How many pixels have each grey level: sorting them all would take a busy machine seconds.
    const counts = Array.from({ length: 256 }, () => 0);
    let [left, right, first, last] = [width, 0, height, 0];
    for (let at = 0; at < width * height; at += 1) {
      const level = data[at * 4] ?? 0;
      if (level < 16) continue;
      counts[level] = (counts[level] ?? 0) + 1;
      const [x, y] = [at % width, Math.floor(at / width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      first = Math.min(first, y);
      last = Math.max(last, y);
    }
    const countUpTo = (end: number) => counts.slice(0, end).reduce((sum, count) => sum + count, 0);
    const total = countUpTo(256);
    /** Finds the level that the given share of the lit pixels does not exceed. */
    const share = (of: number) =>
      Math.max(
        0,
        counts.findIndex((_, level) => total > 0 && countUpTo(level + 1) > (total - 1) * of),
      );
    return {
      width: Math.max(0, right - left) / density,
      top: top + first / density,
      bottom: top + last / density,
      /** The brightness of the wire, which covers a thousandth of the picture, and the median. */
      darkest: share(0.0005),
      middle: share(0.5),
      /** The share of the picture that is as dark as contrast. */
      dark: countUpTo(80) / Math.max(1, total),
    };
  });
}
