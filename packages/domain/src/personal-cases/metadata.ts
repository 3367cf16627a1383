import * as v from "valibot";

/** The maximum length of a case's metadata as JSON, including its picture. */
export const maxMetadataLength = 40_000;

/** NUL and unpaired surrogates are refused, because no database stores them. */
const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max), v.regex(/^[^\0\p{Surrogate}]*$/u));
const name = v.pipe(line(200), v.nonEmpty());
const prose = v.optional(line(8_000), "");
const words = v.optional(v.pipe(v.array(line(100)), v.maxLength(50)), []);
/** `2026-11-22T19:40:00Z`: an instant with its zone. */
const instantText = v.pipe(v.string(), v.isoTimestamp());
/** A small picture as a `data:` address, so that nothing has to be fetched. */
const picture = v.pipe(v.string(), v.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/));

/**
 * The case creator's metadata of a case (12.021). Unknown values may be left out, and unknown names are ignored, so that a
 * newer case creator can add some.
 */
export const caseMetadata = v.object({
  author: v.optional(line(200), ""),
  version: v.optional(line(50), ""),
  type: v.optional(line(50), ""),
  module_id: v.optional(line(200), ""),
  module_version: v.optional(line(50), ""),
  case_id: name,
  case_name: name,
  creation_time: v.optional(v.nullable(instantText), null),
  platform_version: v.optional(line(50), ""),
  discipline_level: words,
  discipline_tags: words,
  customer_exclusive: v.optional(v.boolean(), false),
  history: prose,
  description: prose,
  language: v.optional(line(50), ""),
  region: v.optional(line(100), ""),
  guidance: prose,
  thumbnail: v.optional(v.nullable(picture), null),
});

export type CaseMetadata = v.InferOutput<typeof caseMetadata>;

/** Reads metadata as they were sent; undefined if they are invalid or too long. */
export function readCaseMetadata(text: string): CaseMetadata | undefined {
  if (text.length > maxMetadataLength) return undefined;
  try {
    const read = v.safeParse(caseMetadata, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
