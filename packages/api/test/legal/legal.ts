/** The operations as the pages send them. */
export const acceptTerms = "mutation ($version: String!) { acceptTerms(version: $version) { version } }";
export const terms =
  "{ user { viewerTermsToAccept { version inForceFrom } } acceptedTerms { version acceptedAt } }";
