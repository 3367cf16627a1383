import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));

/** What a station sends of its work; what else is in it is let by. */
export const reportBody = v.object({
  attempt: v.pipe(count, v.minValue(1)),
  seq: count,
  state: v.picklist(["RUNNING", "COMPLETE", "FAILED"]),
  progress: v.optional(v.number(), 0),
  errors: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(4_000))), v.maxLength(100)), []),
  isPackageGone: v.optional(v.boolean(), false),
});
