/** The texts about reminders that a person has got. */
export const reminderTexts = {
  /** When a person was last reminded, and by whom. `by` is null for an admin of another institution. */
  lately: (at: string, from: string, by: string | null): string =>
    `${by ?? "Another admin"} reminded them at ${at}. Again from ${from}.`,
  last: (at: string, by: string | null): string => `Last reminded on ${at}${by === null ? "" : ` by ${by}`}.`,
} as const;
