import { fullVersion, isSameVersion } from "../version.ts";

/** The numeric parts of a version; undefined if the station's version is not numeric. */
export function releaseVersion(text: string): readonly [number, number, number] | undefined {
  const parts = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(text);
  return parts === null ? undefined : [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}

/** Whether a release is newer than the installed version. Every release is newer than a version that is not numeric. */
export function isNewerRelease(release: string, installed: string | null): boolean {
  const one = releaseVersion(release);
  if (one === undefined || (installed !== null && isSameVersion(installed, release))) return false;
  const other = installed === null ? undefined : releaseVersion(fullVersion(installed));
  if (other === undefined) return true;
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

/** Whether a text is a code of a software: lower-case letters and digits, in words joined by dashes. */
export function isSoftwareCode(text: string): boolean {
  return text.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
