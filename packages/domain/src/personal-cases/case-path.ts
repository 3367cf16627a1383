import type { UserId } from "../ids.ts";

/** The ending of a case's file (12.031). */
export const caseEnding = ".vistcase";

const segment = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;

/**
 * Whether a store key is a case of this person: below their id, with plain segments, and the extension of cases (12.031, X31).
 * Anything that could lead elsewhere, such as `..`, is refused.
 */
export function isOwnCasePath(userId: UserId, path: string): boolean {
  const [owner, ...rest] = path.split("/");
  const last = rest.at(-1);
  if (owner !== userId || last === undefined) return false;
  return (
    rest.every((part) => segment.test(part) && !part.endsWith(".")) &&
    last.endsWith(caseEnding) &&
    last.length > caseEnding.length
  );
}

/** The file name of a case: its name in plain small letters, so that it is no one's path. */
export function caseFileName(caseName: string): string {
  const plain = caseName
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .replace(/-+$/, "");
  return `${plain === "" ? "case" : plain}${caseEnding}`;
}
