import { accountActs } from "./acts/accounts.ts";
import type { Act } from "./acts/act.ts";
import { fileActs } from "./acts/files.ts";
import { groupActs } from "./acts/groups.ts";
import { logbookActs } from "./acts/logbook.ts";
import { machineActs } from "./acts/machines.ts";
import { peopleActs } from "./acts/people.ts";
import { softwareActs } from "./acts/software.ts";
import { stationActs } from "./acts/stations.ts";
import { voucherActs } from "./acts/vouchers.ts";

/** Groups of acts in the order of the filter, each with its words. */
const groups = {
  accounts: { label: "Accounts and content", acts: accountActs },
  people: { label: "People", acts: peopleActs },
  groups: { label: "Groups", acts: groupActs },
  vouchers: { label: "Vouchers and events", acts: voucherActs },
  logbook: { label: "Logbook", acts: logbookActs },
  machines: { label: "Cloud machines", acts: machineActs },
  stations: { label: "Stations", acts: stationActs },
  software: { label: "Software", acts: softwareActs },
  files: { label: "Files and cases", acts: fileActs },
} as const;

type Groups = typeof groups;
export type ActGroup = keyof Groups;
/** Every act that the log knows: a noun and a participle. One that is not listed does not compile. */
export type AuditAct = { [Group in ActGroup]: keyof Groups[Group]["acts"] }[ActGroup];

export const actGroups: readonly { readonly key: ActGroup; readonly label: string }[] = Object.entries(
  groups,
).map(([key, { label }]) => ({ key: key as ActGroup, label }));

const known: ReadonlyMap<string, Act & { readonly group: ActGroup }> = new Map(
  Object.entries(groups).flatMap(([group, { acts }]) =>
    Object.entries<Act>(acts).map(([name, act]) => [name, { ...act, group: group as ActGroup }] as const),
  ),
);

/** What is known of an act; undefined: one of an earlier version of the portal. */
export function actOf(name: string): (Act & { readonly group: ActGroup }) | undefined {
  return known.get(name);
}

/** The names of all acts, or of those of a group. */
export function actsOf(group?: string): readonly string[] {
  return [...known].filter(([, act]) => group === undefined || act.group === group).map(([name]) => name);
}

/** The acts about things of a kind. */
export function actsOn(thing: string): readonly string[] {
  return [...known].filter(([, act]) => act.thing === thing).map(([name]) => name);
}

/** What an act is called; what is not known keeps its name in words. */
export function labelOf(name: string): string {
  return known.get(name)?.label ?? name.replaceAll(/[._]/g, " ");
}
