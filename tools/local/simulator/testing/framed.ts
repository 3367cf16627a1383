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
  /** What the frame has told the page around it, by type. */
  readonly told: () => Promise<readonly string[]>;
  /** Ends the frame's connection, as a network does. */
  readonly cut: () => Promise<void>;
};

/** A proctor's room in a page that does what the portal must: it frames the room and brings a token when asked. */
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

/** What is drawn of the canvas, in its own pixels of CSS. */
export function drawnBox(frame: Frame) {
  return frame.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    const [xs, ys]: [number[], number[]] = [[], []];
    for (let at = 0; at < width * height; at += 1) {
      if (data[at * 4 + 3] === 0) continue;
      xs.push(at % width);
      ys.push(Math.floor(at / width));
    }
    const least = (all: number[]) =>
      all.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
    const most = (all: number[]) => all.reduce((one, other) => Math.max(one, other), 0);
    const density = width / canvas.clientWidth;
    return {
      width: (most(xs) - least(xs)) / density,
      top: least(ys) / density,
      bottom: most(ys) / density,
    };
  });
}
