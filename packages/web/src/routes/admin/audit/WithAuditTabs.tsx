import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useMaySeeFailedRequests } from "../use-may-see-failed-requests.ts";
import { getTabs } from "./tabs.ts";

/** A page below the tabs. Both appear together, because the tabs depend on the signed-in person's rights. */
export function WithAuditTabs({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={5}>
      <AuditTabs />
      {children}
    </Stack>
  );
}

/**
 * The links between changes and failed requests, which keep person, customer and period; shown to people who may see more than
 * one page.
 */
function AuditTabs(): ReactNode {
  const { pathname, search } = useLocation();
  const maySeeFailedRequests = useMaySeeFailedRequests();
  if (!maySeeFailedRequests) return null;
  return (
    <nav aria-label="Audit log">
      <Inline gap={4}>
        {getTabs(pathname, new URLSearchParams(search)).map(({ href, label, isCurrent }) => (
          <Link
            key={label}
            href={href}
            variant={isCurrent ? "alone" : "quiet"}
            {...(isCurrent && { "aria-current": "page" as const })}
          >
            {label}
          </Link>
        ))}
      </Inline>
    </nav>
  );
}
