import { readdir, readFile, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    storybookUrl: string;
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

/** Every file of the folder, by its address. */
async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (file: string) => [`/${relative(folder, file)}`, await readFile(file)] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Serves what the folder holds now: a Storybook that is built again in the meantime does not pull the pages away. */
async function serveFolder(folder: string): Promise<Server> {
  const files = await readFolder(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const content = files.get(decodeURIComponent(pathname));
    if (content !== undefined) {
      response.writeHead(200, {
        "content-type": contentTypes[extname(pathname)] ?? "application/octet-stream",
        // Compiled code is cached with the fetched files, although the address changes with every run.
        "cache-control": "max-age=3600, immutable",
      });
      response.end(content);
      return;
    }
    response.writeHead(pathname === "/favicon.ico" ? 204 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

/** One server of the built Storybook for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if ((await stat(join(root, "index.json")).catch(() => undefined)) === undefined) {
    throw new Error(
      "There is no built Storybook to test. Run `npm run build-storybook` in packages/ui-kit first.",
    );
  }
  const server = await serveFolder(root);
  project.provide("storybookUrl", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
  };
}
