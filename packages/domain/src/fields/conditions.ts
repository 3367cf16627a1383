import type { Condition, FieldTable } from "./field.ts";
import { contentAt, isFilled } from "./filled-fields.ts";

/** Whether a field is shown: always, or depending on the values of other fields. */
export function isShown(fields: FieldTable, name: string, content: object): boolean {
  const conditions = fields[name]?.shownBy;
  return conditions === undefined || conditions.some((condition) => holds(fields, condition, content));
}

/** A hidden field cannot show another one. */
function holds(fields: FieldTable, { field, is, isNot = [] }: Condition, content: object): boolean {
  const answer = contentAt(content, field);
  if (!isFilled(answer) || !isShown(fields, field, content)) return false;
  return (is === undefined || is.some((each) => each === answer)) && !isNot.some((each) => each === answer);
}

/** The names of the fields that are shown only under a condition, in their order. */
export function conditionalNames(fields: FieldTable): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name]?.shownBy !== undefined);
}

/** The names of the fields on which others depend, in their order. */
export function decidingNames(fields: FieldTable): readonly string[] {
  const named = Object.values(fields).flatMap(({ shownBy = [] }) => shownBy.map(({ field }) => field));
  return Object.keys(fields).filter((name) => named.includes(name));
}

/**
 * Groups fields that have to be decided together: a field with all fields that depend on it, directly or indirectly. Each group
 * begins with its unconditional field and has that field's place.
 */
export function getTopics(fields: FieldTable): readonly (readonly [string, ...string[]])[] {
  const names = Object.keys(fields);
  const roots = names.filter((name) => fields[name]?.shownBy === undefined);
  return roots.map((root) => [
    root,
    ...names.filter((name) => name !== root && getRoot(fields, name) === root),
  ]);
}

function getRoot(fields: FieldTable, name: string): string {
  const decider = fields[name]?.shownBy?.[0].field;
  return decider === undefined ? name : getRoot(fields, decider);
}

/** The content with null in every field that is hidden; the same object if nothing changes. */
export function withoutHidden<Content extends object>(fields: FieldTable, content: Content): Content {
  const hidden = conditionalNames(fields).filter(
    (name) => isFilled(contentAt(content, name)) && !isShown(fields, name, content),
  );
  return hidden.length === 0 ? content : { ...content, ...emptied(hidden) };
}

/** An object in which each of these fields is null. */
export function emptied<Name extends string>(names: readonly Name[]): Partial<Record<Name, null>> {
  return Object.fromEntries(names.map((name) => [name, null])) as Partial<Record<Name, null>>;
}
