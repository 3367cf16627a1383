import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";
import { SourceError } from "./source-error.ts";

/** The addresses to which a source may lead. */
export type AllowedOrigins = {
  /** Throws if the address is not allowed; otherwise returns how its name is looked up. */
  readonly admit: (url: URL) => { readonly lookup?: LookupFunction };
};

/**
 * The origins in the settings, wherever they are, and public addresses on the usual ports: an address in a feed, or a redirect,
 * must not reach into the internal network. The address is checked when the connection is made, so that a name cannot resolve
 * differently in between.
 */
export function createAllowedOrigins(configured: readonly string[]): AllowedOrigins {
  const trusted = new Set(configured.map((address) => new URL(address).origin));
  return {
    admit(url) {
      if (url.protocol !== "http:" && url.protocol !== "https:") throw refused("is not an http address");
      if (url.username !== "" || url.password !== "") throw refused("carries a password");
      if (trusted.has(url.origin)) return {};
      if (url.port !== "") throw refused("names a port of its own");
      const literal = url.hostname.replace(/^\[|\]$/g, "");
      if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw notPublic();
      return { lookup: publicLookup };
    },
  };
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  const all: LookupOptions = { ...options, all: true };
  lookup(hostname, all, (error, found) => {
    if (error !== null) return callback(error, "");
    const allowed = ([found].flat() as LookupAddress[]).filter(({ address }) => isPublicAddress(address));
    const [first] = allowed;
    if (first === undefined) return callback(notPublic(), "");
    if (options.all === true) return callback(null, allowed);
    return callback(null, first.address, first.family);
  });
};

const notPublic = (): SourceError => refused("is not an address of the internet");

function refused(what: string): SourceError {
  return new SourceError(`leads to where it must not: that ${what}`);
}
