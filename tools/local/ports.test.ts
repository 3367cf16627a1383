import { writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { checkHost, openPortBook } from "./ports.ts";
import { Refusal } from "./refusal.ts";
import { temporaryFolders } from "./testing/temporary-folder.ts";

const temporaryFolder = temporaryFolders();
const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed))));
});

function occupy(host: string, port = 0): Promise<number> {
  const server = createServer();
  servers.push(server);
  return new Promise((listening, failed) => {
    server.once("error", failed);
    server.listen({ host, port }, () => {
      const address = server.address();
      if (typeof address === "object" && address !== null) listening(address.port);
    });
  });
}

function openBook(file = join(temporaryFolder(), "ports.json")) {
  const said: string[] = [];
  return { file, said, book: openPortBook(file, "127.0.0.1", (line) => said.push(line)) };
}

describe("choosing a port", () => {
  test("a default port in use is replaced by the next free one, which is reported and remembered", async () => {
    const taken = await occupy("127.0.0.1");
    const { book, said, file } = openBook();
    const chosen = await book.choose({
      name: "portal",
      setting: "PORT",
      explicit: undefined,
      preferred: taken,
    });
    expect(chosen).toBeGreaterThan(taken);
    expect(said).toEqual([`Port ${taken} is taken: the portal uses ${chosen}`]);

    await new Promise((closed) => servers.pop()?.close(closed));
    const later = openBook(file);
    const again = { name: "portal", setting: "PORT", explicit: undefined, preferred: taken };
    expect(await later.book.choose(again)).toBe(chosen);
    expect(later.said).toEqual([]);
  });

  test("an explicitly requested port in use is refused in one sentence", async () => {
    const taken = await occupy("127.0.0.1");
    const wish = { name: "portal", setting: "PORT", explicit: taken, preferred: 3000 };
    await expect(openBook().book.choose(wish)).rejects.toThrow(Refusal);
    await expect(openBook().book.choose(wish)).rejects.toThrow(
      `Port ${taken} for the portal cannot be used (something else listens there): stop what uses it, or choose another PORT.`,
    );
  });

  test("a port counts as in use if only the other address of localhost has it", async () => {
    const taken = await occupy("::1");
    const wish = { name: "portal", setting: "PORT", explicit: taken, preferred: 3000 };
    await expect(openBook().book.choose(wish)).rejects.toThrow(`Port ${taken}`);
  });

  test("two services never get the same port, and a damaged memory file is ignored", async () => {
    const { book } = openBook();
    const free = await book.choose({ name: "one", explicit: undefined, preferred: undefined });
    expect(await book.choose({ name: "two", explicit: undefined, preferred: free })).not.toBe(free);

    const file = join(temporaryFolder(), "ports.json");
    await writeFile(file, '{"one": 12');
    const fresh = openBook(file);
    expect(
      await fresh.book.choose({ name: "one", explicit: undefined, preferred: undefined }),
    ).toBeGreaterThan(0);
  });
});

test("a host that is not this machine is refused in one sentence", async () => {
  await checkHost("127.0.0.1");
  for (const host of ["nonsense.invalid", "192.0.2.1"]) {
    const check = checkHost(host);
    await expect(check).rejects.toThrow(Refusal);
    await expect(check).rejects.toThrow(`HOST names ${host}, which is not an address of this machine (`);
  }
});
