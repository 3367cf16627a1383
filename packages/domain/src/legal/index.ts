export { isTermsVersion, type TermsVersion, termsAsked, termsInForce, termsVersions } from "./terms.ts";
