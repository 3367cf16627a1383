export const updateOrders = ["newest", "oldest", "name", "name-desc"] as const;
export type UpdateOrder = (typeof updateOrders)[number];

type Listed = {
  readonly id: string;
  readonly createdAt: string;
  readonly release: {
    readonly software: { readonly name: string };
    readonly version: { readonly semantic: string };
  };
};

/** The updates whose software's name contains the search text, ignoring case, in the chosen order (11.005, 11.006). */
export function updatesInView<Update extends Listed>(
  updates: readonly Update[],
  search: string,
  order: UpdateOrder,
): readonly Update[] {
  const searchText = search.trim().toLowerCase();
  const found = updates.filter(({ release }) => release.software.name.toLowerCase().includes(searchText));
  return found.toSorted((one, other) => orders[order](one, other) || Number(other.id) - Number(one.id));
}

const byName = (one: Listed, other: Listed) =>
  one.release.software.name.localeCompare(other.release.software.name, "en", { sensitivity: "base" }) ||
  byVersion(other, one);
const byAge = (one: Listed, other: Listed) =>
  one.createdAt < other.createdAt ? -1 : one.createdAt > other.createdAt ? 1 : 0;
const byVersion = (one: Listed, other: Listed) =>
  one.release.version.semantic.localeCompare(other.release.version.semantic, "en", { numeric: true });

const orders: Readonly<Record<UpdateOrder, (one: Listed, other: Listed) => number>> = {
  newest: (one, other) => byAge(other, one),
  oldest: byAge,
  name: byName,
  "name-desc": (one, other) => byName(other, one),
};
