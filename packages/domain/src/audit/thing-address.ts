import type { ThingKind } from "./acts/act.ts";

const addresses: Partial<Readonly<Record<ThingKind, (id: string) => string>>> = {
  customer: () => "/admin/accounts",
  group: (id) => `/admin/groups/${id}`,
  learning_space: () => "/admin/learning-spaces",
  machine: (id) => `/admin/cloud-case-machines?open=${id}`,
  station: (id) => `/admin/systems/${id}`,
  release: (id) => `/admin/software?open=${id}`,
  run: (id) => `/activity-log/vist-activity/${id}`,
};

/** The page of a thing in the administration; undefined if it has none of its own. */
export function addressOfThing(kind: string, id: string): string | undefined {
  return Object.hasOwn(addresses, kind) ? addresses[kind as ThingKind]?.(id) : undefined;
}
