export { type TermsVersion, termsToAccept as termsAsked, termsVersions } from "./terms.ts";
