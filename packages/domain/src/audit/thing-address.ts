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

/**
 * The page of a thing for a person with these sections of the administration; undefined if it has none of its own, or is in a
 * section that they do not have.
 */
export function addressOfThing(kind: string, id: string, sections: readonly string[]): string | undefined {
  const address = Object.hasOwn(addresses, kind) ? addresses[kind as ThingKind]?.(id) : undefined;
  const section = /^\/admin\/([a-z-]+)/u.exec(address ?? "")?.[1];
  return section === undefined || sections.includes(section) ? address : undefined;
}
