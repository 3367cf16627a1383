/** A complete mail to one recipient. */
export type OutgoingMail = {
  /** The address in the form in which the outbox stores it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * The message id without angle brackets. All attempts to send a mail have the same one, so that duplicates can be
   * recognised.
   */
  readonly messageId: string;
  /** The address to which a mail program sends a POST to unsubscribe from such mails (RFC 8058). */
  readonly stopUrl?: string | undefined;
};

/**
 * Why a mail was not accepted: its address is refused permanently; the server refuses this mail for now; or the server
 * itself is unreachable, busy, or not set up for the portal, which affects all mails.
 */
export const mailFailures = ["refused", "later", "away"] as const;
export type MailFailure = (typeof mailFailures)[number];

/** Thrown if a mail was refused or its acceptance is unknown. `message` may be shown to the person who caused the mail. */
export class MailError extends Error {
  override readonly name = "MailError";
  readonly failure: MailFailure;

  constructor(failure: MailFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** Sends mails by a server; resolves when the server has accepted a mail. */
export type MailSender = {
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close: () => void;
};
