/** A mail in the parts that every mail of the portal has; how they look is the API's matter. Everything is plain text. */
export type Letter = {
  readonly subject: string;
  /** The preview text that mail programs show beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  /** Notes in small print beneath the button. */
  readonly notes: readonly string[];
  /** The reason why the recipient gets this mail. */
  readonly because: string;
  /**
   * For a mail that can be unsubscribed from: the address of a page that asks before it unsubscribes (programs open links to
   * check them), and the address to which mail programs post for their own button (RFC 8058).
   */
  readonly stop?: { readonly label: string; readonly url: string; readonly post: string };
};

/** The facts about the portal that every mail contains. */
export type LetterHead = {
  /** The portal's title from the site configuration. */
  readonly title: string;
  /** The address that people open, without a path. */
  readonly origin: string;
};

/** A text that a person wrote, in one line of a mail. */
export function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}

/** Whether mail programs would make a link of a name: such a one is left out, so that a list cannot be used to advertise. */
export function looksLikeLink(name: string): boolean {
  return /[/@:\\]|\bwww\b|[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}/iu.test(name);
}
