/** The texts of the search for pages and things. */
export const searchTexts = {
  title: "Search",
  placeholder: "Pages, people, cases, records",
  recent: "Recent",
  nothing: (text: string): string => `Nothing found for “${text}”.`,
  failed: "Not everything could be searched. Try again in a moment.",
} as const;
