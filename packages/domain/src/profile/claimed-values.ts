/** A value that the identity service supplies and that the person may replace, such as a name or the contact address. */
export type Claimed = {
  /** The text that is shown for the claimed value. */
  readonly shown: string;
  /** The value in the token if the person chose another one; null while the token's value is shown. */
  readonly claimed: string | null;
};

/**
 * The state after a sign-in: the person's own choice stays until the identity service sends another value. A token without the
 * claim changes nothing.
 */
export function afterSignIn(value: Claimed, token: string | undefined): Claimed {
  if (token === undefined || token === (value.claimed ?? value.shown)) return value;
  return { shown: token, claimed: null };
}

/** The state after an edit; choosing the token's value does not count as a choice. */
export function afterEdit(value: Claimed, chosen: string): Claimed {
  const claimed = value.claimed ?? value.shown;
  return { shown: chosen, claimed: chosen === claimed ? null : claimed };
}
