import { decidingNames, getTopics } from "../fields/conditions.ts";
import { type EditedField, type EditedRecord, isSameValue } from "./edited-fields.ts";
import { recordFields } from "./fields/record-fields.ts";

/** The content at the start of editing, the version that someone else saved in the meantime, and the person's present content. */
export type Versions<Content extends EditedRecord> = {
  readonly base: Content;
  readonly theirs: Content;
  readonly mine: Content;
};

export type Change = {
  /** The fields that changed: a single one, or several that show or hide each other. */
  readonly fields: readonly [EditedField, ...EditedField[]];
  /** The side that changed the fields: the other person, the person here, or both in different ways. */
  readonly by: "them" | "me" | "both";
};

/** The side whose value is kept if both people changed a field. */
export type Side = "mine" | "theirs";

/** The fields that show or hide each other (7.033-7.041). Merged separately, a hidden field could keep a value. */
const topics = getTopics(recordFields) as readonly (readonly EditedField[])[];

const deciding: ReadonlySet<string> = new Set(decidingNames(recordFields));

/** The differences between two people's versions of a record, in the order of the form. */
export function compareEdits<Content extends EditedRecord>(versions: Versions<Content>): readonly Change[] {
  return topics.flatMap((topic) => changesIn(topic, versions));
}

function changesIn<Content extends EditedRecord>(
  topic: readonly EditedField[],
  { base, theirs, mine }: Versions<Content>,
): readonly Change[] {
  const [first, ...others] = topic.filter((field) => !isSameValue(field, theirs, mine));
  if (first === undefined) return [];
  const byMe = topic.filter((field) => !isSameValue(field, base, mine));
  const byThem = topic.filter((field) => !isSameValue(field, base, theirs));
  const isBoth = byMe.length > 0 && byThem.length > 0;
  if (isBoth && [...byMe, ...byThem].some((field) => deciding.has(field))) {
    return [{ fields: [first, ...others], by: "both" }];
  }
  return [first, ...others].map((field) => {
    const isMine = byMe.includes(field);
    return { fields: [field], by: isMine && byThem.includes(field) ? "both" : isMine ? "me" : "them" };
  });
}

/**
 * Merges two versions of a record. Where both changed a field, `choose` picks the side. A change that only one side made is
 * always kept.
 */
export function mergeEdits<Content extends EditedRecord>(
  { theirs, mine }: Versions<Content>,
  changes: readonly Change[],
  choose: (change: Change) => Side,
): Content {
  const applied = changes.filter(
    (change) => change.by === "me" || (change.by === "both" && choose(change) === "mine"),
  );
  const fields = applied.flatMap((change) => change.fields);
  return { ...theirs, ...Object.fromEntries(fields.map((field) => [field, mine[field]])) };
}
