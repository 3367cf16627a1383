const maxShownLength = 60;

/** The texts of the search for pages and things. */
export const searchTexts = {
  title: "Search",
  placeholder: "Pages, people, cases, records",
  recent: "Recent",
  /** Says that nothing was found. A long search text is shortened, and one from right to left keeps its own direction. */
  nothing: (text: string): string => {
    const letters = Array.from(text);
    const shown = letters.length > maxShownLength ? `${letters.slice(0, maxShownLength).join("")}…` : text;
    return `Nothing found for “\u2068${shown}\u2069”.`;
  },
  tooShort: "No page found. Type a second letter to search everything else.",
  wordStartsOnly:
    "In older records, two letters find only the beginnings of words. Type a third to find them inside words too.",
  /** Shown beside a group that was found by the name of one of its members. */
  byMember: "by the name of a member",
  /** Shown beside a course that is found by a group that the viewer administers. */
  getCourse: (group: string): string => `Course of ${group}`,
  attending: (name: string): string => `attending ${name}`,
  /** Shown beside records that otherwise look the same. */
  recordedAt: (moment: string): string => `recorded ${moment}`,
  acts: {
    invite: "Invite people",
    inviteTo: (group: string): string => `Invite people to ${group}`,
    typeGroup: "Keep typing: the name of the group",
    remind: "Remind people",
    remindPerson: (name: string): string => `Remind ${name}`,
  },
  failed: "Not everything could be searched. Try again in a moment.",
} as const;
