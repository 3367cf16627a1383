import type { SiteConfig } from "@cathedra/domain";
import { readCookie } from "../../site/cookies.ts";
import { siteConfig } from "../../site/site-config.ts";
import { tellSiteConfigAnew, useSiteConfig } from "../../site/use-site-config.ts";

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

/**
 * Has this browser name the simulator, and the client, that its desktop client told over the bridge; says whether it named others
 * before.
 */
export async function keepClient(told: {
  readonly serviceTag: string | null;
  readonly clientVersion: string;
}): Promise<boolean> {
  const { cookies } = await siteConfig();
  const names = [
    [cookies.serviceTag, told.serviceTag ?? ""],
    [cookies.clientVersion, told.clientVersion],
  ] as const;
  const changed = names.filter(
    ([name, value]) => value !== "" && readCookie(document.cookie, name) !== value,
  );
  for (const [name, value] of changed) {
    // biome-ignore lint/suspicious/noDocumentCookie: Chromium 102's other interface is not there over plain http
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax`;
  }
  if (changed.length > 0) tellSiteConfigAnew();
  return changed.length > 0;
}
