/** A value that the identity service gives and the person may replace: a name, the address to write to. */
export type Claimed = {
  /** The text to show. */
  readonly shown: string;
  /** What the token said when the person chose otherwise; null while the token's value is shown. */
  readonly claimed: string | null;
};

/**
 * After a sign-in: the person's own choice stays until the identity service says something new. A token without the
 * claim says nothing.
 */
export function afterSignIn(value: Claimed, token: string | undefined): Claimed {
  if (token === undefined || token === (value.claimed ?? value.shown)) return value;
  return { shown: token, claimed: null };
}

/** After an edit; choosing what the token says anyway is no choice of one's own. */
export function afterEdit(value: Claimed, chosen: string): Claimed {
  const claimed = value.claimed ?? value.shown;
  return { shown: chosen, claimed: chosen === claimed ? null : claimed };
}
