import * as v from "valibot";
import { isUuid } from "../ids.ts";
import { refusal } from "./refusal.ts";

/** One of the values of an enumeration. */
export function option<const Value extends string>(values: readonly Value[]) {
  return v.picklist(values, refusal("NOT_AN_OPTION"));
}

/** The id of a row: a positive whole number that fits the contract's `Int`. Whether it is anybody's is asked later. */
export function rowId<Id extends number>() {
  const noOption = refusal("NOT_AN_OPTION");
  return v.pipe(
    v.number(noOption),
    v.integer(noOption),
    v.minValue(1, noOption),
    v.maxValue(2 ** 31 - 1, noOption),
    v.transform((id) => id as Id),
  );
}

/** An id of the portal; one that cannot be an id is no option, like one that does not exist. */
export function uuid<Id extends string>() {
  const noOption = refusal("NOT_AN_OPTION");
  return v.pipe(
    v.string(noOption),
    v.check(isUuid, noOption),
    v.transform((id) => id.toLowerCase() as Id),
  );
}
