import { findStoredType, getBaseName } from "./stored-types.ts";

/** The stored formats of recordings, the one that most browsers play first (X105). */
export const videoFormats = ["mp4", "webm", "avi"] as const;
export type VideoFormat = (typeof videoFormats)[number];

export function getVideoFormat(name: string): VideoFormat | undefined {
  const extension = findStoredType(name)?.extension;
  return videoFormats.find((format) => format === extension);
}

/** A recording with its files in every stored format. */
export type Recording<File> = { readonly name: string; readonly files: readonly [File, ...File[]] };

/** Files of the same name but for their ending are one recording (6.025, X105); in the order of the first file of each. */
export function getRecordings<File extends { readonly name: string }>(
  files: readonly File[],
): readonly Recording<File>[] {
  const byName = new Map<string, [File, ...File[]]>();
  for (const file of files) {
    const name = getBaseName(file.name);
    const known = byName.get(name);
    if (known === undefined) byName.set(name, [file]);
    else known.push(file);
  }
  const rank = ({ name }: File) => videoFormats.indexOf(getVideoFormat(name) ?? "avi");
  for (const same of byName.values()) same.sort((one, other) => rank(one) - rank(other));
  return [...byName].map(([name, same]) => ({ name, files: same }));
}

/** The facts that decide which video format is played. */
export type Player = {
  /** The simulator's own desktop browser, which may not know H.264. */
  readonly isDesktopClient: boolean;
  /** The value of the cookie `support_mp4`. */
  readonly supportsMp4: boolean;
};

/**
 * The format to play (6.025, X105): in the desktop browser webm before mp4, unless it supports mp4; elsewhere mp4 before webm.
 * Undefined if no format plays in a browser; avi can only be downloaded.
 */
export function formatToPlay(
  formats: readonly VideoFormat[],
  { isDesktopClient, supportsMp4 }: Player,
): VideoFormat | undefined {
  const order: readonly VideoFormat[] = isDesktopClient && !supportsMp4 ? ["webm", "mp4"] : ["mp4", "webm"];
  return order.find((format) => formats.includes(format));
}
