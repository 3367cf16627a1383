/** Negative if `a` is older than `b`. Compares number by number, so that 2.10 comes after 2.9, and 2.1 equals 2.1.0. */
export function compareModuleVersions(a: string, b: string): number {
  const [ours, theirs] = [a.split(".").map(Number), b.split(".").map(Number)];
  for (let at = 0; at < Math.max(ours.length, theirs.length); at += 1) {
    const difference = (ours[at] ?? 0) - (theirs[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The newest version; undefined for an empty list. */
export function newestVersion(versions: readonly string[]): string | undefined {
  return versions.toSorted(compareModuleVersions).at(-1);
}
