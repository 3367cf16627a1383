import { useSiteConfig } from "../../site/use-site-config.ts";
import { tagIn } from "./known-service-tag.ts";

/** The service tag for components that render before the configuration is loaded. */
export function useServiceTag(): string | null {
  const config = useSiteConfig();
  return config === undefined ? null : tagIn(config);
}
