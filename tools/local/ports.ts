import { createServer } from "node:net";
import { freePort } from "@cathedra/test-fixtures/free-port";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "./files.ts";
import { Refusal } from "./refusal.ts";

const remembered = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)));

type PortRequest = {
  readonly name: string;
  /** The name of the setting that sets the port. */
  readonly setting?: string;
  /** The configured port, which has no alternative. */
  readonly explicit: number | undefined;
  /** The port from which the search for a free one begins; undefined for any port. */
  readonly preferred: number | undefined;
};

export type PortBook = { choose(request: PortRequest): Promise<number> };

/** Chooses free ports and remembers them, so that addresses and sessions stay valid from one run to the next. */
export function openPortBook(path: string, host: string, say: (line: string) => void): PortBook {
  const kept = v.safeParse(remembered, readJson(path));
  const book: Record<string, number> = kept.success ? { ...kept.output } : {};
  const given = new Set<number>();
  const usable = async (port: number) => !given.has(port) && (await whyTaken(port, host)) === undefined;

  async function next(from: number): Promise<number> {
    for (let port = from; port < Math.min(from + 200, 65_536); port += 1) if (await usable(port)) return port;
    return freePort(host);
  }
  async function pick({ name, setting, explicit, preferred }: PortRequest): Promise<number> {
    if (explicit !== undefined) {
      const reason = given.has(explicit) ? "another part uses it" : await whyTaken(explicit, host);
      if (reason === undefined) return explicit;
      throw new Refusal(
        `Port ${explicit} for the ${name} cannot be used (${reason}): stop what uses it, or choose another ${setting}.`,
      );
    }
    const wanted = book[name] ?? preferred;
    if (wanted === undefined) return freePort(host);
    if (await usable(wanted)) return wanted;
    if (preferred === undefined) return freePort(host);
    const found = await next(preferred);
    say(`Port ${wanted} is taken: the ${name} uses ${found}`);
    return found;
  }
  return {
    async choose(request) {
      const port = await pick(request);
      given.add(port);
      if (request.explicit === undefined && book[request.name] !== port) {
        book[request.name] = port;
        writeFileAtomic(path, JSON.stringify(book));
      }
      return port;
    },
  };
}

/** Throws an error that explains in one sentence if nothing can listen at the address of HOST. */
export async function checkHost(host: string): Promise<void> {
  const code = await tryToListen(0, host);
  if (code === undefined) return;
  throw new Refusal(
    `HOST names ${host}, which is not an address of this machine (${code}): ` +
      "leave it out, or set one such as 127.0.0.1 or 0.0.0.0.",
  );
}

/**
 * Why a port is not free. `localhost` means IPv4 and IPv6 for a browser, so a foreign process on either would answer in our
 * place.
 */
async function whyTaken(port: number, host: string): Promise<string | undefined> {
  for (const address of new Set([host, "127.0.0.1", "::1"])) {
    const code = await tryToListen(port, address);
    if (code === "EADDRINUSE") return "something else listens there";
    if (code === "EACCES") return "only root may use it";
  }
  return undefined;
}

function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => done(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(undefined)));
  });
}
