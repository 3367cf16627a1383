import { useSearchParams } from "react-router";
import { readCookie } from "../../site/cookies.ts";
import { useSiteConfig } from "../../site/use-site-config.ts";

/**
 * The service tag of the simulator that the area is about: that of the address, for who looks at it from elsewhere, else that of
 * the desktop client's cookie. Null: there is none; undefined: that is not known yet. It names a simulator and proves nothing.
 */
export function useServiceTag(): string | null | undefined {
  const [search] = useSearchParams();
  const config = useSiteConfig();
  const named = search.get("serviceTag")?.trim() ?? "";
  if (named !== "") return named;
  return config === undefined ? undefined : readCookie(document.cookie, config.cookies.serviceTag);
}
