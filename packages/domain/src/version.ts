/** The version of the desktop client, or of anything else that counts `major.minor.patch` (1.024). */
export type Version = { readonly major: number; readonly minor: number; readonly patch: number };

export const noVersion: Version = { major: 0, minor: 0, patch: 0 };

/** An agent string longer than this is cut before the search. */
const maxAgentLength = 2000;

/** The first `x.y.z` found in a client's agent string; 0.0.0 where there is none (1.024). */
export function parseVersion(text: string | null | undefined): Version {
  const found = /(\d{1,9})\.(\d{1,9})\.(\d{1,9})/.exec((text ?? "").slice(0, maxAgentLength));
  if (found === null) return noVersion;
  return { major: Number(found[1]), minor: Number(found[2]), patch: Number(found[3]) };
}

export function formatVersion({ major, minor, patch }: Version): string {
  return `${major}.${minor}.${patch}`;
}

/** Negative if `a` is older than `b`, positive if it is newer, and 0 if they are equal. */
export function compareVersions(a: Version, b: Version): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}

/**
 * Whether two texts name the same version of a module or software: trailing zeros do not matter, so that `2.1` equals `2.1.0`.
 * Texts that are not numbers and dots are compared as they are.
 */
export function isSameVersion(a: string, b: string): boolean {
  return canonicalVersion(a) === canonicalVersion(b);
}

/** One way to write a version, for keys: `2.1.0` and `02.1` are `2.1`. */
export function canonicalVersion(text: string): string {
  return getNumbers(text)?.join(".") ?? text.trim();
}

/** The numbers of a version without trailing zeros; undefined if the text is not a version. */
function getNumbers(text: string): number[] | undefined {
  const given = text.trim();
  if (!/^\d{1,9}(\.\d{1,9})*$/.test(given)) return undefined;
  const numbers = given.split(".").map(Number);
  while (numbers.length > 1 && numbers.at(-1) === 0) numbers.pop();
  return numbers;
}

/** A version in the form of releases, with at least three numbers: `2.1` becomes `2.1.0`. Other texts are unchanged. */
export function fullVersion(text: string): string {
  const numbers = getNumbers(text);
  if (numbers === undefined) return text.trim();
  while (numbers.length < 3) numbers.push(0);
  return numbers.join(".");
}

export function isAtLeast(version: Version, least: Version): boolean {
  return compareVersions(version, least) >= 0;
}
