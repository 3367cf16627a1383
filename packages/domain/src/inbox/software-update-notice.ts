import * as v from "valibot";
import { noticeKind } from "./notice.ts";

/** The statuses of a software on a station that are notified (13.034). */
export const softwareNoticeStates = ["new_software", "new_update", "downloaded", "installed"] as const;
export type SoftwareNoticeState = (typeof softwareNoticeStates)[number];

const titles: Readonly<Record<SoftwareNoticeState, string>> = {
  new_software: "New software",
  new_update: "New update",
  downloaded: "Ready to install",
  installed: "Installed",
};

const others = (count: number) => (count === 1 ? "1 other station" : `${count} other stations`);

function getText(
  state: SoftwareNoticeState,
  where: string,
  { currentVersion }: { readonly currentVersion: string | null },
): string {
  if (state === "new_update" && currentVersion !== null) return `For ${where}, which has ${currentVersion}.`;
  return `${state === "new_software" || state === "new_update" ? "For" : "On"} ${where}.`;
}

/** A state of software on one station or on several (13.033). */
export const softwareUpdate = noticeKind({
  label: "Software updates for my stations",
  facts: v.object({
    state: v.picklist(softwareNoticeStates),
    stationId: v.string(),
    /** The name of the station, or its service tag. */
    station: v.string(),
    serviceTag: v.string(),
    software: v.string(),
    version: v.string(),
    /** The version that the release replaces; null if the software was not installed before. */
    currentVersion: v.nullable(v.string()),
    /** The ids of all stations that this notice tells of, that of `stationId` among them. */
    joined: v.optional(v.array(v.string()), []),
  }),
  describe: ({ state, station, serviceTag, software, version, currentVersion, joined }) => ({
    title: `${titles[state]}: ${software} ${version}`,
    text: getText(state, joined.length > 1 ? `${station} and ${others(joined.length - 1)}` : station, {
      currentVersion: joined.length > 1 ? null : currentVersion,
    }),
    link: `/system/updates?serviceTag=${encodeURIComponent(serviceTag)}`,
  }),
  about: ({ stationId }) => ({ subject: "station", id: stationId }),
});
