import { fieldErrorCode, whole } from "@cathedra/domain/input";
import { longestDeviceError } from "@cathedra/domain/operations";
import * as v from "valibot";

const most = 2 ** 31 - 1;

/**
 * What a station sends of its work; what else is in it is let by. Too many or too long errors are cut rather than refused: a
 * failure that is refused is lost.
 */
export const reportSchema = v.object({
  attempt: whole({ min: 1, max: most }),
  seq: whole({ min: 0, max: most }),
  state: v.picklist(["RUNNING", "COMPLETE", "FAILED"], fieldErrorCode("NOT_AN_OPTION")),
  progress: v.optional(v.number(fieldErrorCode("NOT_A_NUMBER")), 0),
  errors: v.optional(
    v.pipe(
      v.array(v.string(fieldErrorCode("WRONG_TYPE")), fieldErrorCode("WRONG_TYPE")),
      v.transform((errors) => errors.map((error) => error.replaceAll("\0", "").slice(0, longestDeviceError))),
    ),
    [],
  ),
  isPackageGone: v.optional(v.boolean(fieldErrorCode("WRONG_TYPE")), false),
});
