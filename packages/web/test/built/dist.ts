import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";

const dist = path.join(import.meta.dirname, "../../dist");
export const manifest: Manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));
export const chunks = Object.keys(manifest);
export const page = read("index.html");

export function read(file: string): string {
  return readFileSync(path.join(dist, file), "utf8");
}

/** Every file of the build with the given ending, relative to the build's folder. */
export function getFiles(ending: string): readonly string[] {
  return readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(ending));
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

const gzippedBytes = new Map<string, number>();

/** Sizes in kB of 1000 bytes, as in the budgets. Files that many pages share are compressed once. */
export function gzippedSize(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) {
    const size =
      gzippedBytes.get(file) ?? gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).byteLength;
    gzippedBytes.set(file, size);
    bytes += size;
  }
  return kilobytes(bytes);
}

/** The chunk and everything that it imports at once: what the browser fetches before the chunk can run. */
export function withStaticImports(chunk: string, found = new Set<string>()): Set<string> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of manifest[chunk]?.imports ?? []) withStaticImports(imported, found);
  return found;
}

/** The chunks with the addresses of an area and their loaders. */
export function getPages(area: string | undefined): readonly string[] {
  return chunks.filter((chunk) => ["addresses", `area-${area}`].includes(manifest[chunk]?.name ?? ""));
}

export function scriptsOf(chunkNames: Iterable<string>): Set<string> {
  return new Set(
    [...chunkNames].flatMap((chunk) => manifest[chunk]?.file ?? []).filter((file) => file.endsWith(".js")),
  );
}

export function stylesOf(chunkNames: Iterable<string>): Set<string> {
  return new Set([...chunkNames].flatMap((chunk) => manifest[chunk]?.css ?? []));
}
