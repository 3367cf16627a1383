import { importTargets } from "@cathedra/domain/logbook-import";

const others: Readonly<Record<string, string>> = {
  attendingName: "Attending",
  participants: "Participants",
  procedure: "Procedure",
};

/** The label of the field that an error's path leads to: `procedure.code`, `participants.0.role`. */
export function fieldLabelOf(path: string): string {
  const [first = "", , last] = path.split(".");
  if (first === "participants" && last !== undefined)
    return last === "role" ? "Role" : last === "level" ? "Level" : "Participant";
  return others[first] ?? importTargets.find(({ target }) => target === first)?.label ?? first;
}
