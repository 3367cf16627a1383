import type { SiteConfig } from "@cathedra/domain";
import { readCookie } from "../../site/cookies.ts";
import { siteConfig } from "../../site/site-config.ts";

/** The simulator of this browser, by the desktop client's cookie (1.020); null when the cookie names none. */
export function tagIn({ cookies }: SiteConfig): string | null {
  return readCookie(document.cookie, cookies.serviceTag);
}

/** The service tag for loaders, outside of React. */
export async function knownServiceTag(): Promise<string | null> {
  return tagIn(await siteConfig());
}
