import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useIsTracer } from "../use-is-tracer.ts";
import { tabsOf } from "./tabs.ts";

/** The ways between changes and failed requests, each of the same person, customer and period; for whom there is more than one. */
export function AuditTabs(): ReactNode {
  const { pathname, search } = useLocation();
  const isTracer = useIsTracer();
  if (!isTracer) return null;
  return (
    <nav aria-label="Audit log">
      <Inline gap={4}>
        {tabsOf(pathname, new URLSearchParams(search)).map(({ href, label, isCurrent }) => (
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
