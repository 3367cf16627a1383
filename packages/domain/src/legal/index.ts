export { type TermsVersion, termsToAccept, termsVersions } from "./terms.ts";
