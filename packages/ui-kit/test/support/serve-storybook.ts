import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { launchChromium } from "./launch.ts";

declare module "vitest" {
  interface ProvidedContext {
    storybookUrl: string;
    browserEndpoint: string;
  }
}

const root = fileURLToPath(new URL("../../storybook-static", import.meta.url));

const contentTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

async function serveFolder(folder: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    const found = await stat(file).catch(() => undefined);
    if (pathname === "/favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    if (found === undefined || !found.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": contentTypes[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

/** One server of the built Storybook and one Chromium for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if ((await stat(join(root, "index.json")).catch(() => undefined)) === undefined) {
    throw new Error(
      "There is no built Storybook to test. Run `npm run build-storybook` in packages/ui-kit first.",
    );
  }
  const server = await serveFolder(root);
  const browser = await launchChromium();
  project.provide("storybookUrl", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
}
