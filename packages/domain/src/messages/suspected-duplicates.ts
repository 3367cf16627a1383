/** The texts of the note in the record form about records that may be of the same case. */
export const suspectedDuplicatesTexts = {
  title: "This case may be logged already",
  explanation:
    "Same day, hospital, procedure and attending. If it is another case, save it; nothing is merged.",
  own: (day: string): string => `You logged one on ${day}`,
  others: (name: string, day: string): string => `${name} logged one on ${day}`,
  colleague: "A colleague in your group has logged this case.",
  open: "Open",
} as const;
