const maxLength = 160;

/** Addresses of people and machines, links, and paths: what holds `@`, `://` or a dot or slash between characters. */
const isAddress = (word: string): boolean => /@|:\/\/|[\w-][./\\:][\w-]/.test(word);
/** Keys and tokens: a word of letters and digits mixed, or a long run of either. */
const isSecret = (word: string): boolean =>
  /^(?=.*\d)(?=.*[a-z]).{8,}$/i.test(word) || /[a-z0-9+/=_-]{24,}/i.test(word) || /\d{6,}/.test(word);
/** A word after this prefix may be a secret, whatever it looks like. */
const secretFollows = /\b(key|token|secret|password|passwd|pwd|authorization|bearer|basic)\b.+/i;

/**
 * A sentence of the platform as it may be logged: one line, of bounded length, without what could be an address, a link or a
 * secret. It keeps too little rather than too much.
 */
export function redactForLog(text: string): string {
  const words = text
    .slice(0, 1000)
    .replace(/[\p{C}\p{Z}\s]+/gu, " ")
    .replace(secretFollows, "$1 [redacted]")
    .trim()
    .split(" ")
    .map((word) => {
      if (isAddress(word)) return "[address]";
      return isSecret(word) ? "[redacted]" : word;
    })
    .join(" ");
  return words.length <= maxLength ? words : `${words.slice(0, maxLength - 1)}…`;
}
