import * as v from "valibot";
import { type Instant, instant } from "../time.ts";

/**
 * The kinds of things that a notice can be about. Whether the person may still see the thing decides whether the notice is
 * shown.
 */
export const noticeSubjects = [
  "event",
  "voucher",
  "activity",
  "station",
  "invitation",
  "record",
  "confirmation",
  "assignment",
  "assignmentsOfGroup",
] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

/** The text of a notice. Everything is plain text. */
export type NoticeText = {
  readonly title: string;
  readonly text: string;
  /** The path of the page that the notice leads to; null if there is nothing more to see. */
  readonly link: string | null;
};

/** The reader's format of instants, and of days (`YYYY-MM-DD`). */
export type TimeFormat = {
  readonly when: (at: Instant) => string;
  readonly day: (day: string) => string;
};

/** A stored notice with its present text. */
export type Notice = NoticeText & {
  /**
   * The thing that the person must still be allowed to see; null if the notice is about the person alone and always stays
   * visible.
   */
  readonly about: { readonly subject: NoticeSubject; readonly id: string } | null;
};

/** A kind of notice: its facts and its texts. */
type KindOf<Facts extends v.GenericSchema> = {
  readonly facts: Facts;
  /** The label of the checkbox by which a person chooses this kind in the settings. */
  readonly label: string;
  readonly describe: (facts: v.InferOutput<Facts>, reading: TimeFormat) => NoticeText;
  readonly about: (facts: v.InferOutput<Facts>) => Notice["about"];
};

/** A kind with a function from stored facts to the notice; undefined if they are not valid for this kind. */
export function noticeKind<Facts extends v.GenericSchema>({ facts, label, describe, about }: KindOf<Facts>) {
  const read = (value: unknown, reading: TimeFormat): Notice | undefined => {
    const known = v.safeParse(facts, value);
    return known.success ? { ...describe(known.output, reading), about: about(known.output) } : undefined;
  };
  return { facts, label, read };
}

/** An instant in facts: epoch milliseconds. */
export const at = v.pipe(
  v.number(),
  v.transform((ms) => instant(ms)),
);
