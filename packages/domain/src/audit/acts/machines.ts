import { act, taking } from "./act.ts";

/** Cloud machines and what runs on them. */
export const machineActs = {
  "machine.made_ready": act("Machine made ready", "machine"),
  "machine.freed": taking("Machine freed", "machine"),
  "machine.turned_off": taking("Machine turned off", "machine"),
  "machine.turned_on": act("Machine turned on", "machine"),
  "machine.reset": taking("Machine reset", "machine"),
  "machine.removed": taking("Machine removed", "machine"),
  "machine.session_ended": taking("Session on a machine ended", "machine"),
  "session.extended": act("Cloud case extended", "session"),
} as const;
