import type { SiteConfig } from "@cathedra/domain";
import { readCookie } from "../../site/cookies.ts";
import { siteConfig } from "../../site/site-config.ts";
import { useSiteConfig } from "../../site/use-site-config.ts";

/** The simulator that this browser stands at, as the desktop client's cookie names it (1.020); null: it names none. */
function tagIn({ cookies }: SiteConfig): string | null {
  return readCookie(document.cookie, cookies.serviceTag);
}

/** The service tag for loaders, outside of React. */
export async function knownServiceTag(): Promise<string | null> {
  return tagIn(await siteConfig());
}

/** The service tag for components that render before the configuration is loaded. */
export function useServiceTag(): string | null {
  const config = useSiteConfig();
  return config === undefined ? null : tagIn(config);
}
