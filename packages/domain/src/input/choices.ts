import * as v from "valibot";
import { isUuid } from "../ids.ts";
import { fieldErrorCode } from "./field-errors.ts";

/** One of the values of an enumeration. */
export function option<const Value extends string>(values: readonly Value[]) {
  return v.picklist(values, fieldErrorCode("NOT_AN_OPTION"));
}

/** An enumeration of values that people do not see on screen; a refusal lists the allowed values. */
export function namedOption<const Value extends string>(values: readonly Value[]) {
  return v.picklist(values, fieldErrorCode("NOT_ONE_OF", { options: values }));
}

/** Whether this can be the id of a row: a positive whole number that fits the contract's `Int`. */
export function isRowId(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value < 2 ** 31;
}

/** The id of a row; whether it exists is checked later. */
export function rowId<Id extends number>() {
  return v.custom<Id>(isRowId, fieldErrorCode("NOT_AN_OPTION"));
}

/** The id of something in the portal. A text that cannot be an id is refused like the id of something that does not exist. */
export function uuid<Id extends string>() {
  const noOption = fieldErrorCode("NOT_AN_OPTION");
  return v.pipe(
    v.string(noOption),
    v.check(isUuid, noOption),
    v.transform((id) => id.toLowerCase() as Id),
  );
}
