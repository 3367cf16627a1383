/** The limits on error reports, and how long they are waited for. */
export const reportLimits = {
  /** The maximum of one envelope: a recording is the largest, and its first picture of a page has a few hundred kilobytes. */
  envelopeBytes: 1_000_000,
  itemsOfEnvelope: 20,
  /** The limit of one network address in a minute, in one process; a whole clinic may share it. */
  envelopesOfAddress: 120,
  /** The limit of one process for all addresses together, per minute, so that no one can fill up the receiver's quota. */
  envelopesInAll: 600,
  /** The limits on reports that wait in one process for the receiver. */
  queuedEnvelopes: 200,
  queuedBytes: 8_000_000,
  /** The time after which the receiver counts as unavailable. */
  patienceMs: 5_000,
  /** The limit of one page, however long it is open. */
  ofOnePage: 20,
  textLength: 1_000,
  frames: 50,
  breadcrumbs: 30,
  spans: 200,
} as const;
