import { err, ok, type Result } from "../result.ts";
import { storageLimits } from "./limits.ts";

/** Why a name is not allowed. */
export type NameRefusal =
  | { readonly reason: "empty" }
  | { readonly reason: "dots" }
  | { readonly reason: "sign" }
  | { readonly reason: "ends_with_dot" }
  | { readonly reason: "name_too_long"; readonly maxBytes: number }
  | { readonly reason: "path_too_long"; readonly maxBytes: number };

/** Characters that separate paths, are invisible, or change the writing direction of what follows (`gnp.exe`). */
const wrongSigns = /[/\\\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029\ufeff]/u;

/** Matches a text of characters that are all invisible. */
const unseen = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Reads a name: normalised (NFC) and trimmed. Letters of any language and emoji are allowed; names that are paths, invisible,
 * or cannot be stored on some computer are refused.
 */
export function readName(text: string): Result<string, NameRefusal> {
  const name = text.normalize("NFC").trim();
  if (unseen.test(name)) return err({ reason: "empty" });
  if (name === "." || name === "..") return err({ reason: "dots" });
  if (wrongSigns.test(name)) return err({ reason: "sign" });
  if (name.endsWith(".")) return err({ reason: "ends_with_dot" });
  const { maxNameBytes } = storageLimits;
  if (bytesOf(name) > maxNameBytes) return err({ reason: "name_too_long", maxBytes: maxNameBytes });
  return ok(name);
}

/**
 * The names of a path from the root; empty for the root. A trailing `/`, as folders have it, is ignored. `bounded` limits the
 * length of paths to be created; existing longer ones can be looked up.
 */
export function readPath(text: string, bounded = true): Result<readonly string[], NameRefusal> {
  const path = text.endsWith("/") ? text.slice(0, -1) : text;
  if (path === "") return ok([]);
  const names: string[] = [];
  for (const part of path.split("/")) {
    const name = readName(part);
    if (!name.ok) return name;
    names.push(name.value);
  }
  const { maxPathBytes } = storageLimits;
  if (bounded && pathBytes(names) > maxPathBytes)
    return err({ reason: "path_too_long", maxBytes: maxPathBytes });
  return ok(names);
}

/** The key of a path (8.006): folders end with `/`. */
export function keyOfPath(names: readonly string[], isDirectory: boolean): string {
  return names.length === 0 ? "" : `${names.join("/")}${isDirectory ? "/" : ""}`;
}

/** The paths that are not inside another one of them, without repetition. */
export function outermost(paths: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const keys = new Set(paths.map((path) => path.join("/")));
  const kept = new Set<string>();
  return paths.filter((path) => {
    const key = path.join("/");
    const isWithin = path.some((_, depth) => depth > 0 && keys.has(path.slice(0, depth).join("/")));
    if (isWithin || kept.has(key)) return false;
    kept.add(key);
    return true;
  });
}

export function pathBytes(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + bytesOf(name) + 1, -1);
}

/**
 * The form of a name in which names are compared that look equal, or that one folder on some computer could not both contain.
 */
export function foldedName(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

const maxOrderLength = 300;
const digitPlaces = 10;

/** The sort key of a name: without case and accents, and with `Case 2` before `Case 10`. */
export function orderOfName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, "").padStart(digitPlaces, "0"))
    .slice(0, maxOrderLength)
    .replace(/\p{Cs}$/u, "");
}

/** The next name for a duplicate: `scan (2).pdf`. It stays within the maximum length. */
export function numberedName(name: string, number: number): string {
  const [, base = name, ending = ""] = /^(.+?)((?:\.tar)?\.[^.\s]{1,10})?$/u.exec(name) ?? [];
  const plain = base.replace(/ \(\d{1,6}\)$/, "");
  const tail = ` (${number})${ending}`;
  let shortened = plain;
  while (bytesOf(shortened) + bytesOf(tail) > storageLimits.maxNameBytes)
    shortened = Array.from(shortened).slice(0, -1).join("");
  return `${shortened.trimEnd()}${tail}`;
}

export function bytesOf(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}
