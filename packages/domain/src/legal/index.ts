export { type TermsVersion, termsAsked, termsVersions } from "./terms.ts";
