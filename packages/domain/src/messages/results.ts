/** What a whole run came to, spelled as specified (6.007, M03). */
const results = {
  met: "Succesfully met all criteria",
  notMet: "Did not meet all criteria",
} as const;

/** The text of a run's result; null where nothing was evaluated (6.007, 6.008). */
export function resultText(isMet: boolean | null): string | null {
  if (isMet === null) return null;
  return isMet ? results.met : results.notMet;
}
