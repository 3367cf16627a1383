import { decidingNames } from "../fields/conditions.ts";
import { isFilled } from "../fields/filled-fields.ts";
import { type ConditionalField, type DecidingRecordField, recordFields } from "./fields/record-fields.ts";
import { isEmptyParticipant } from "./participants.ts";
import type { Participant, Procedure } from "./record.ts";
import { type ConditionalContent, clearHidden, conditionalFields } from "./visible-fields.ts";

/** The part of a record that contains the fields on which others depend. */
export type CascadingContent = ConditionalContent & {
  readonly groupId?: number | null;
  readonly hospital?: string;
  readonly attendingName?: string;
  readonly attendingId?: string | null;
  readonly participants?: readonly Participant[] | undefined;
  readonly procedure?: Procedure | null;
  /** A value of a dose field that is a text but not a number. */
  readonly wrongDoses?: Readonly<Record<string, string>>;
};

export type DecidingField = "groupId" | DecidingRecordField;

/** The fields on which others depend, in order: if one change affects two of them, the first one counts as the changed one. */
const decidingFields = ["groupId", ...decidingNames(recordFields)] as readonly DecidingField[];

/** The fields that a change of another field can clear. */
const clearableFields = [
  "hospital",
  "attendingName",
  "participants",
  "procedure",
  ...conditionalFields,
] as const;
export type ClearableField = "hospital" | "attendingName" | "participants" | "procedure" | ConditionalField;

/** The level of the catalogue that was chosen: the procedure beneath it was replaced (7.030, 7.031). */
export type Cause = DecidingField | "procedure";

/** A change that cleared more than the changed field, with the data to undo it. */
export type Clearing<Content> = {
  readonly cause: Cause;
  readonly lost: readonly ClearableField[];
  /** The values of all affected fields, including the changed one, before and after the change. */
  readonly before: Partial<Content>;
  readonly after: Partial<Content>;
};

/**
 * The fields that a change from `before` to `after` cleared, besides the changed one; undefined if there are none. `isLevel` says
 * that the person chose a level of the catalogue, which replaced the procedure.
 */
export function findClearing<Content extends CascadingContent>(
  before: Content,
  after: Content,
  { isLevel = false }: { readonly isLevel?: boolean } = {},
): Clearing<Content> | undefined {
  const reached = getKeys(before, after).filter((key) => !isSame(before[key], after[key]));
  const cause = isLevel ? "procedure" : decidingFields.find((field) => reached.includes(field));
  if (cause === undefined) return undefined;
  const lost = clearableFields.filter((field) => isLost(field, cause, before, after));
  if (lost.length === 0) return undefined;
  return { cause, lost, before: picked(before, reached), after: picked(after, reached) };
}

/** Joins two clearings in a row that the same field caused. */
export function joinClearings<Content>(first: Clearing<Content>, then: Clearing<Content>): Clearing<Content> {
  return {
    cause: first.cause,
    lost: clearableFields.filter((field) => first.lost.includes(field) || then.lost.includes(field)),
    before: { ...then.before, ...first.before },
    after: { ...first.after, ...then.after },
  };
}

/** Keeps a clearing after its cause changed again without clearing anything. */
export function followCause<Content extends CascadingContent>(
  clearing: Clearing<Content>,
  now: Content,
): Clearing<Content> {
  return { ...clearing, after: { ...clearing.after, ...picked(now, [clearing.cause]) } };
}

/**
 * Undoes a clearing. Fields that were changed again since keep their value: only a field that is still as the clearing left it
 * gets its former value. Removed participants return beside those who were added since.
 */
export function undoClearing<Content extends CascadingContent>(
  now: Content,
  clearing: Clearing<Content>,
): Content {
  const { before, after } = clearing;
  const keys = Object.keys(before) as (keyof Content & string)[];
  const untouched = keys.filter((key) =>
    getParts(key).every((part) => isSame(now[part as keyof Content], after[part as keyof Content])),
  );
  const restored = { ...now, ...picked(before as Content, untouched) };
  if (!keys.includes("participants") || untouched.includes("participants")) return clearHidden(restored);
  return clearHidden({ ...restored, participants: joined(now.participants, clearedValue(before, after)) });
}

/** Whether any part of a clearing can still be undone. */
export function canUndoClearing<Content extends CascadingContent>(
  now: Content,
  clearing: Clearing<Content>,
): boolean {
  const back = undoClearing(now, clearing);
  return clearing.lost.some(
    (field) => !isSame(now[field], back[field]) || !isSame(now.wrongDoses, back.wrongDoses),
  );
}

/** The participants of `before` who are no longer listed. */
export function clearedValue(
  before: Pick<CascadingContent, "participants">,
  after: Pick<CascadingContent, "participants">,
): readonly Participant[] {
  const left = after.participants ?? [];
  return (before.participants ?? []).filter(
    (row) => !isEmptyParticipant(row) && !left.some((other) => isSamePerson(row, other)),
  );
}

/** An attending is a name and perhaps an id: one choice. */
function getParts(key: string): readonly string[] {
  return key === "attendingName" || key === "attendingId" ? ["attendingName", "attendingId"] : [key];
}

function isLost<Content extends CascadingContent>(
  field: ClearableField,
  cause: Cause,
  before: Content,
  after: Content,
): boolean {
  if (field === "participants") return clearedValue(before, after).length > 0;
  if (field === "procedure") {
    return cause === "procedure" && isFilled(before.procedure) && !isSame(before.procedure, after.procedure);
  }
  if (field === cause) return false;
  const wrong = before.wrongDoses?.[field];
  return (
    (isFilled(before[field]) && !isFilled(after[field])) ||
    (wrong !== undefined && after.wrongDoses?.[field] === undefined)
  );
}

function joined(rows: readonly Participant[] = [], back: readonly Participant[]): readonly Participant[] {
  const missing = back.filter((row) => !rows.some((other) => isSamePerson(row, other)));
  return [...rows.slice(0, 1), ...missing, ...rows.slice(1)];
}

function isSamePerson(one: Participant, other: Participant): boolean {
  return one.keycloakId === null ? isSame(one, other) : one.keycloakId === other.keycloakId;
}

/** Compares two values of a form, which are plain data. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function getKeys<Content extends object>(before: Content, after: Content): (keyof Content & string)[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Content & string)[];
}

function picked<Content extends object>(content: Content, keys: readonly string[]): Partial<Content> {
  return Object.fromEntries(keys.map((key) => [key, content[key as keyof Content]])) as Partial<Content>;
}
