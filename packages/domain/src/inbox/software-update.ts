import * as v from "valibot";
import { noticeKind } from "./notice.ts";

/** How a software stands with a station when somebody is told of it (13.034). */
export const softwareNoticeStates = ["new_software", "new_update", "downloaded", "installed"] as const;
export type SoftwareNoticeState = (typeof softwareNoticeStates)[number];

const titles: Readonly<Record<SoftwareNoticeState, string>> = {
  new_software: "New software",
  new_update: "New update",
  downloaded: "Ready to install",
  installed: "Installed",
};

/** A state of software on a station (13.033). */
export const softwareUpdate = noticeKind({
  label: "Software of my stations",
  facts: v.object({
    state: v.picklist(softwareNoticeStates),
    stationId: v.string(),
    /** As people know it: its name, or its service tag. */
    station: v.string(),
    serviceTag: v.string(),
    software: v.string(),
    version: v.string(),
    /** The release that it replaces; null: it is the first one there. */
    currentVersion: v.nullable(v.string()),
  }),
  tell: ({ state, station, serviceTag, software, version, currentVersion }) => ({
    title: `${titles[state]}: ${software} ${version}`,
    text:
      state === "new_update" && currentVersion !== null
        ? `For ${station}, which has ${currentVersion}.`
        : `${state === "new_software" ? "For" : "On"} ${station}.`,
    link: `/system/updates?serviceTag=${encodeURIComponent(serviceTag)}`,
  }),
  about: ({ stationId }) => ({ subject: "station", id: stationId }),
});
