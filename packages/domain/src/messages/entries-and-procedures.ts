/** "1,214 entries": a number with its noun. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? noun : plural}`;
}

/** The texts of the numbers of a programme, which tell records from cases. */
export const entriesAndProceduresTexts = {
  both: (entries: number, procedures: number): string =>
    `${formatCount(entries, "entry", "entries")} · ${formatCount(procedures, "procedure")} in the last 12 months`,
  title: "How is this worked out?",
  explanation:
    "Each record is an entry. Entries of the same day, hospital, procedure and attending count as one procedure, also where different people wrote them, unless an admin marked them as not a double. Within a group only its own entries are compared.",
  doubles: "Suspected double entries",
} as const;
