/** The texts of the page on which a person is looked up. */
export const findPeopleTexts = {
  title: "People",
  search: "Search people by name or e-mail address",
  help: "Type at least three letters of a name or an e-mail address.",
  found: "People found",
  loading: "Loading",
  noOne: "No one found.",
  searchFailed: "The search failed. Try again in a moment.",
  failedStarts: "Starts that failed in the last 24 hours",
  moreFailedStarts: (count: number): string => `and ${count} earlier`,
  noFailedStarts: "No start failed in the last 24 hours.",
  first: (count: number): string => `The first ${count} are listed. Type more to narrow the list.`,
} as const;
