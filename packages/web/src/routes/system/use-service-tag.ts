import { useSearchParams } from "react-router";
import { readCookie } from "../../site/cookies.ts";
import { useSiteConfig } from "../../site/use-site-config.ts";

/**
 * The service tag of the simulator that the area is about: from the address for people elsewhere, or else from the desktop
 * client's cookie. Null if there is none; undefined while it is not known. It names a simulator and proves nothing.
 */
export function useServiceTag(): string | null | undefined {
  const [search] = useSearchParams();
  const config = useSiteConfig();
  const named = search.get("serviceTag")?.trim() ?? "";
  if (named !== "") return named;
  return config === undefined ? undefined : readCookie(document.cookie, config.cookies.serviceTag);
}
