/** A mail in the parts that every mail of the portal has; how they look is the API's matter. Everything is plain text. */
export type Letter = {
  readonly subject: string;
  /** What lists of mails show beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  /** Notes in small print beneath the button. */
  readonly notes: readonly string[];
  /** Why somebody gets this mail. */
  readonly because: string;
  /**
   * Of a mail that somebody chose and may end: a page that asks before it does, since programs open links to look at them, and
   * what mail programs post to when their own button is pressed (RFC 8058).
   */
  readonly stop?: { readonly label: string; readonly url: string; readonly post: string };
};

/** What every mail knows of the portal that it comes from. */
export type LetterHead = {
  /** The portal's title from the site configuration. */
  readonly title: string;
  /** The address that people open, without a path. */
  readonly origin: string;
};

/** A text of somebody in one line of a mail. */
export function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}

/** Whether mail programs would make a link of a name: such a one is left out, so that a list cannot be used to advertise. */
export function looksLikeLink(name: string): boolean {
  return /[/@:\\]|\bwww\b|[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}/iu.test(name);
}
