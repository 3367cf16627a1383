import { type FieldError, fieldError } from "../field-errors.ts";
import { err, ok, type Result } from "../result.ts";
import { provisioningLimits } from "./limits.ts";

/** Providers of addresses for everybody: nobody's institution owns them. */
const publicDomains: ReadonlySet<string> = new Set([
  "aol.com",
  "gmail.com",
  "gmx.de",
  "gmx.net",
  "googlemail.com",
  "hotmail.com",
  "icloud.com",
  "live.com",
  "mail.com",
  "me.com",
  "msn.com",
  "outlook.com",
  "proton.me",
  "protonmail.com",
  "qq.com",
  "web.de",
  "yahoo.com",
  "yandex.ru",
]);

const form = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** The domain of an address, in the form in which domains are stored. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase();
}

/** Reads the domains of an institution's addresses. Each stands for itself: subdomains are named on their own. */
export function readDomains(input: readonly string[]): Result<readonly string[], readonly FieldError[]> {
  const domains = [...new Set(input.map((text) => domainOf(text.trim())))].filter((domain) => domain !== "");
  if (domains.length > provisioningLimits.domains)
    return err([fieldError("domains", "TOO_MANY", { max: provisioningLimits.domains })]);
  const refused = domains.find((domain) => !form.test(domain) || publicDomains.has(domain));
  return refused === undefined ? ok(domains) : err([fieldError("domains", "NOT_A_DOMAIN")]);
}
