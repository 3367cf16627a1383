import type { UserId } from "@cathedra/domain";
import type { ListQuery } from "./list-query.ts";
import type { ActivityFields } from "./projection.ts";

/** The cache key of a list: everything that its rows depend on. */
export function listKey({ viewer, scope, search, fields, isCounted }: ListQuery): string {
  return JSON.stringify([viewer, scope, search, getText(fields), isCounted]);
}

/** The cache key of a record's answer: everything that the answer depends on. */
export function recordKey(viewer: UserId, id: string, fields: ActivityFields): string {
  return JSON.stringify([viewer, id, getText(fields)]);
}

const texts = new WeakMap<ActivityFields, string>();

/** A key that is equal for equal fields, in whatever order they were requested. */
function getText(fields: ActivityFields): string {
  const known = texts.get(fields);
  if (known !== undefined) return known;
  const text = [...fields].toSorted().join(" ");
  texts.set(fields, text);
  return text;
}
