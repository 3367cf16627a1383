import type { Actor } from "@cathedra/domain/access";
import type { VistActivityFields } from "./projection.ts";
import type { Question } from "./question.ts";

/** All that a page depends on. */
export function listKey({ actor, scope, search, part, fields }: Question): string {
  return JSON.stringify([rightsOf(actor), scope, search, part, textOf(fields)]);
}

/** All that the answer of one run depends on. */
export function oneKey(actor: Actor, id: string, fields: VistActivityFields): string {
  return JSON.stringify([rightsOf(actor), id, textOf(fields)]);
}

/** What decides on what somebody reads of whom. */
function rightsOf({ userId, roles, administers, memberships }: Actor) {
  return [userId, roles, administers, memberships];
}

const texts = new WeakMap<VistActivityFields, string>();

/** The same for the same fields, in whatever order they were asked for. */
function textOf(fields: VistActivityFields): string {
  const known = texts.get(fields);
  if (known !== undefined) return known;
  const text = [...fields].toSorted().join(" ");
  texts.set(fields, text);
  return text;
}
