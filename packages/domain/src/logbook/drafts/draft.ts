import * as v from "valibot";
import { type Instant, instant, type LocalDate, parseLocalDate } from "../../time.ts";
import { maxKeyLength } from "../limits.ts";

/** How many drafts a person may have; each is one case. */
export const maxDrafts = 50;
/** The maximum length of a draft in UTF-16 units: a form with every field full, and its initial content. */
export const maxDraftLength = 300_000;

const draftLivesMs = 30 * 24 * 60 * 60 * 1000;

/** The instant at which a draft expires that was last changed at `savedAt`. */
export function draftExpiresAt(savedAt: Instant): Instant {
  return instant(savedAt + draftLivesMs);
}

const object = v.pipe(
  v.unknown(),
  // Valibot accepts an array as a record, but the result would not be one.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);
const content = v.pipe(v.string(), v.parseJson(), v.looseObject({ form: object }));

/** The typed values. Only the form interprets its fields: a draft may be older or newer than the form. */
export type DraftContent = Readonly<v.InferOutput<typeof content>>;

/** Parses the text of a draft; undefined if it is not valid. */
export function readDraftContent(text: string): DraftContent | undefined {
  const read = v.safeParse(content, text);
  return read.success ? read.output : undefined;
}

/**
 * The content of a draft after `sent` has overwritten `stored`: fields that `sent` does not name are kept, also within the
 * form. So a page of an older version does not clear a newer field.
 */
export function overwrittenDraft(stored: DraftContent, sent: DraftContent): DraftContent {
  return { ...stored, ...sent, form: { ...stored.form, ...sent.form } };
}

/** The facts by which a person recognizes a draft in a list. */
export type DraftTitle = {
  readonly dateOfProcedure: LocalDate | null;
  readonly procedureName: string | null;
};

const named = v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxKeyLength)) });

/** The day and the procedure of a draft, as far as they are filled in. */
export function titleOfDraft({ form }: DraftContent): DraftTitle {
  const procedure = v.safeParse(named, form.procedure);
  const { dateOfProcedure: day } = form;
  return {
    dateOfProcedure: (typeof day === "string" && parseLocalDate(day)) || null,
    procedureName: procedure.success ? procedure.output.name : null,
  };
}
