import { parsePublishedSiteConfig, type SiteConfig } from "@cathedra/domain";
import { plainFetch } from "../http.ts";

let loading: Promise<SiteConfig> | undefined;

/** The public configuration at the site root (1.001). It is requested once, and again after a failure. */
export function siteConfig(): Promise<SiteConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<SiteConfig> {
  const response = await plainFetch("/config.json");
  const parsed = parsePublishedSiteConfig(await response.json());
  if (!parsed.ok) throw new Error(`/config.json: ${parsed.error.join("; ")}`);
  return parsed.value;
}
