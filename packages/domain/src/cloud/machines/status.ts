/** The statuses of a machine in the fleet, as the contract writes them (4.010, X40). */
export const machineStatuses = ["off", "void", "desired", "idle", "starting", "started"] as const;
/**
 * - `off`: rests without a simulator; the claim of a start that failed stays on it for a while, to be shown
 * - `void`: the portal itself holds it, to empty it and make it ready
 * - `desired`: someone claimed it; the portal makes sure that it answers
 * - `idle`: ready; with a claim its start was sent
 * - `starting`: its simulator prepares the module and the case
 * - `started`: people are in
 */
export type MachineStatus = (typeof machineStatuses)[number];

export function isMachineStatus(value: unknown): value is MachineStatus {
  return machineStatuses.some((status) => status === value);
}

/** The statuses for trainees (4.010); they see `void` as `desired` (X40). */
export const traineeStatusLabels: Readonly<Record<MachineStatus, string>> = {
  off: "Off",
  void: "Desired",
  desired: "Desired",
  idle: "Idle",
  starting: "Starting",
  started: "Started",
};

export type DisplayGroup = {
  readonly key: string;
  readonly label: string;
  /** The statuses of the group. An empty list means all statuses that no other group names. */
  readonly statuses: readonly MachineStatus[];
};

/** The groups of the administration in their order (4.011, 4.031, X41). */
export const displayGroups = [
  { key: "started", label: "Started", statuses: ["started"] },
  { key: "starting", label: "Starting", statuses: ["starting"] },
  { key: "idle", label: "Idle", statuses: ["idle"] },
  { key: "claimed", label: "Claimed", statuses: ["desired", "void"] },
  { key: "off", label: "Off", statuses: ["off"] },
  { key: "statusless", label: "statusless", statuses: [] },
] as const satisfies readonly DisplayGroup[];

/** The group of a status; any that this version does not know is `statusless` (4.011). */
export function getDisplayGroup(status: string): DisplayGroup {
  const groups: readonly DisplayGroup[] = displayGroups;
  return groups.find(({ statuses }) => statuses.some((each) => each === status)) ?? displayGroups[5];
}
