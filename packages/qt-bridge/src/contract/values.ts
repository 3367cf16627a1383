import * as v from "valibot";

/** Describes a member of a published object in words, which the written contract shows. */
export function means<S extends v.GenericSchema>(schema: S, words: string) {
  return v.pipe(schema, v.description(words));
}

export const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** ISO 8601 with a zone. */
export const instant = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp());
export const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "sha256 in hex, small letters"));
export const webAddress = v.pipe(v.string(), v.maxLength(4000), v.regex(/^https?:\/\//, "http or https"));
/** An id that the page or the portal made: a UUID, or text of the same form. */
export const idText = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9._:-]{1,200}$/, "1-200 letters, digits and . _ : -"),
);

/** The argument of a method that takes none. */
export const nothing = v.undefined();
/** A method without a result. Its `value` is ignored. */
export const done = v.pipe(
  v.unknown(),
  v.transform((): null => null),
);
