const dayMs = 24 * 3600 * 1000;

/** Limits of provisioning. */
export const provisioningLimits = {
  /** The longest text of a name, an address or an id of the directory. */
  text: 256,
  /** The longest filter and path, and the largest number of comparisons in one. */
  filter: 1000,
  comparisons: 20,
  /** The largest page of a list, and the page of a request that names no size. */
  page: 200,
  /** Operations in one PATCH. */
  operations: 1000,
  /** The largest body in bytes: a group of 50,000 members. */
  bodyBytes: 4_194_304,
  /** The people of a group. */
  members: 50_000,
  /** Domains of an institution. */
  domains: 50,
  /** Requests a minute with the credentials of one institution: 20,000 people in ten minutes and their groups. */
  requestsPerMinute: 6000,
  /** Two credentials may be valid at once, so that the new one is entered before the old one ends. */
  credentials: 2,
  credentialLifeMs: 365 * dayMs,
  /** For how long the latest requests stay on the screen. */
  requestsKeptMs: 30 * dayMs,
  /** People that a search in a directory finds. */
  peopleFound: 20,
  /** The latest requests on the screen. */
  requestsShown: 50,
} as const;
