import type { SiteConfig } from "@cathedra/domain";
import { readCookie } from "../../site/cookies.ts";
import { siteConfig } from "../../site/site-config.ts";
import { useSiteConfig } from "../../site/use-site-config.ts";

/** The simulator that this browser stands at, as the desktop client's cookie names it (1.020); null: it names none. */
function tagIn({ cookies }: SiteConfig): string | null {
  return readCookie(document.cookie, cookies.serviceTag);
}

/** For loaders. */
export async function knownServiceTag(): Promise<string | null> {
  return tagIn(await siteConfig());
}

/** For what stands without it until the configuration has come. */
export function useServiceTag(): string | null {
  const config = useSiteConfig();
  return config === undefined ? null : tagIn(config);
}
