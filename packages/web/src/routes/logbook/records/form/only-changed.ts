import { clinicalFieldNames } from "@cathedra/domain/logbook";
import { isSameJson } from "../../../../features/draft/same-json.ts";
import type { SaveVariables } from "./record-mapping.ts";

const leftOut: readonly (keyof SaveVariables["activity"])[] = [...clinicalFieldNames, "participants"];

/**
 * The values that a change of a stored record sends: of the optional fields only the changed ones. A value that this page did
 * not know when it read the record, because it is older than that value, stays unchanged.
 */
export function onlyChanged(variables: SaveVariables, began: SaveVariables): SaveVariables {
  const same = leftOut.filter((field) => isSameJson(variables.activity[field], began.activity[field]));
  const activity = Object.entries(variables.activity).filter(
    ([name]) => !same.some((field) => field === name),
  );
  return { ...variables, activity: Object.fromEntries(activity) };
}
