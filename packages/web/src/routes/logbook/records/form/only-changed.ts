import { clinicalFieldNames } from "@cathedra/domain/logbook";
import { isSameJson } from "../../../../features/draft/same-json.ts";
import type { SaveVariables } from "./record-mapping.ts";

const leftOut: readonly (keyof SaveVariables["activity"])[] = [...clinicalFieldNames, "participants"];

/**
 * The values that saving a stored record sends: all required fields, and the changed optional ones. A value that this version of
 * the page does not know thus stays unchanged.
 */
export function onlyChanged(variables: SaveVariables, began: SaveVariables): SaveVariables {
  const same = leftOut.filter((field) => isSameJson(variables.activity[field], began.activity[field]));
  const activity = Object.entries(variables.activity).filter(
    ([name]) => !same.some((field) => field === name),
  );
  return { ...variables, activity: Object.fromEntries(activity) };
}
