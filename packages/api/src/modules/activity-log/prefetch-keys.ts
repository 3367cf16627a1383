import type { Actor } from "@cathedra/domain/access";
import type { ListQuery } from "./list-query.ts";
import type { VistActivityFields } from "./projection.ts";

/** The cache key of a list: everything that its rows depend on. */
export function listKey({ actor, scope, search, part, fields }: ListQuery): string {
  return JSON.stringify([getRights(actor), scope, search, part, getText(fields)]);
}

/** Everything that the answer of one run depends on. */
export function oneKey(actor: Actor, id: string, fields: VistActivityFields): string {
  return JSON.stringify([getRights(actor), id, getText(fields)]);
}

/** The facts that decide what a person may read of another person. */
function getRights({ userId, roles, administers, memberships }: Actor) {
  return [userId, roles, administers, memberships];
}

const texts = new WeakMap<VistActivityFields, string>();

/** A key that is equal for equal fields, in whatever order they were requested. */
function getText(fields: VistActivityFields): string {
  const known = texts.get(fields);
  if (known !== undefined) return known;
  const text = [...fields].toSorted().join(" ");
  texts.set(fields, text);
  return text;
}
