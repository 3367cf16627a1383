import type { Option, Options } from "@cathedra/ui-kit/ComboBox";

/** The options with the recent ones before all, where any of them is still on offer. */
export function recentFirst(options: readonly Option[], recent: readonly string[]): Options {
  const found = recent.flatMap((value) => options.find((option) => option.value === value) ?? []);
  if (found.length === 0) return options;
  return [
    { label: "Recent", options: found },
    { label: "All", options },
  ];
}
