import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { ObjectStore } from "../ports/object-store.ts";
import {
  absent,
  ensureParent,
  getHeader,
  getInfo,
  headerBytes,
  keysUnder,
  objectFile,
  withFolder,
} from "./fs-layout.ts";
import { fsParts } from "./fs-parts.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { checkKey, checkPrefix } from "./object-key.ts";
import type { LinkFacts, LinkLife, LinkSigner } from "./signed-link.ts";

export type FsObjectStoreOptions = {
  readonly folder: string;
  readonly signer: LinkSigner;
  /** The origin of links to `/api/objects/<key>`. */
  readonly publicUrl: string;
};

const pageSize = 1000;

/** Objects as files of one folder: for the local world, tests and single-machine deployments. */
export function fsObjectStore({ folder, signer, publicUrl }: FsObjectStoreOptions): ObjectStore {
  const linkToPart = (key: string, life: LinkLife, facts: LinkFacts) =>
    `${publicUrl}/api/objects/${checkKey(key)}${signer.query("PUT", key, life, facts)}`;

  return {
    async put(key, body, { contentType = "application/octet-stream" } = {}) {
      const target = objectFile(folder, checkKey(key));
      const header = getHeader(contentType);
      const draft = join(folder, "drafts", randomUUID());
      try {
        await writeDraft(draft, header, body);
        await withFolder(target, () => rename(draft, target));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key, range) {
      const info = await getInfo(folder, checkKey(key));
      if (info === undefined) return undefined;
      const from = { start: headerBytes + (range?.start ?? 0) };
      const part = range === undefined ? from : { ...from, end: headerBytes + range.end };
      return { ...info, body: createReadStream(objectFile(folder, key), part) };
    },
    async head(key) {
      return getInfo(folder, checkKey(key));
    },
    async list(prefix, { after = "", limit = pageSize } = {}) {
      const keys = (await keysUnder(folder, checkPrefix(prefix))).filter((key) => key > after);
      const page = await Promise.all(keys.slice(0, limit).map((key) => getInfo(folder, key)));
      const last = keys.length > limit ? keys[limit - 1] : undefined;
      const objects = page.filter((info) => info !== undefined);
      return last === undefined ? { objects } : { objects, next: last };
    },
    async delete(key) {
      await rm(objectFile(folder, checkKey(key)), { force: true }).catch(absent);
    },
    async rename(from, to) {
      const [source, target] = [objectFile(folder, checkKey(from)), objectFile(folder, checkKey(to))];
      await ensureParent(target);
      const moved = await rename(source, target).then(() => true, absent);
      return moved ?? false;
    },
    ...fsParts(folder, linkToPart),
    close: async () => {},
  };
}

/**
 * Node uses the same four threads for files and for the password hashing of new database connections, so waiting for the disk
 * must not occupy all of them.
 */
const syncing = limitConcurrency(2);

/** Writes a file and flushes it to disk, so that acknowledged data survives a power failure. */
async function writeDraft(path: string, header: Buffer, body: Readable | Uint8Array): Promise<void> {
  const file = await withFolder(path, () => open(path, "wx"));
  try {
    await file.writeFile(header);
    await file.writeFile(body);
    await syncing(() => file.sync());
  } finally {
    await file.close();
  }
}
