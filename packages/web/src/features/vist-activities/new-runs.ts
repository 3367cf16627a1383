type Run = { readonly id: string };

/** The runs of a list that were not in it before; none if the list is shown for the first time. */
export function newRuns<R extends Run>(before: ReadonlySet<string> | null, runs: readonly R[]): readonly R[] {
  return before === null ? [] : runs.filter(({ id }) => !before.has(id));
}
