import { mkdir, open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ObjectInfo } from "../ports/object-store.ts";

/**
 * The layout of the folder: one file for each object, in folders by its key, named `<last segment>@` so that `a` and `a/b` can
 * both exist. The first bytes contain the content type, so that content and type are replaced together.
 */
export const headerBytes = 256;
const fileMark = "@";

const contentType = /^[\w.+-]+\/[\w.+-]+(; ?charset=[\w-]+)?$/;

export function objectFile(folder: string, key: string): string {
  return join(folder, "objects", `${key}${fileMark}`);
}

export function getHeader(type: string): Buffer {
  if (!contentType.test(type) || type.length >= headerBytes) throw new TypeError("not a content type");
  return Buffer.from(`${type}\n`.padEnd(headerBytes, " "), "latin1");
}

/** The info of the object under a key, or undefined. */
export async function getInfo(folder: string, key: string): Promise<ObjectInfo | undefined> {
  const file = await open(objectFile(folder, key), "r").catch(absent);
  if (file === undefined) return undefined;
  try {
    const [stat, { buffer }] = await Promise.all([
      file.stat(),
      file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0),
    ]);
    const type = buffer.toString("latin1").split("\n", 1)[0] ?? "";
    return { key, size: stat.size - headerBytes, contentType: type, modifiedAt: stat.mtime };
  } finally {
    await file.close();
  }
}

/** All keys below a prefix in the order of their bytes, as S3 lists them. */
export async function keysUnder(folder: string, prefix: string): Promise<string[]> {
  const root = join(folder, "objects");
  const entries = await readdir(join(root, prefix), { recursive: true, withFileTypes: true }).catch(absent);
  return (entries ?? [])
    .filter((entry) => entry.isFile() && entry.name.endsWith(fileMark))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1, -fileMark.length))
    .sort((a, b) => (a < b ? -1 : 1));
}

export async function ensureParent(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
}

/** Creates a file by `create`; its folder is made only if it is missing, because most files join others. */
export function withFolder<T>(file: string, create: () => Promise<T>): Promise<T> {
  return create().catch(async (error: unknown) => {
    absent(error);
    await ensureParent(file);
    return create();
  });
}

/** A handler for `catch`: a missing file becomes undefined, other errors are rethrown. */
export function absent(error: unknown): undefined {
  if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
    return;
  throw error;
}
