import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import type { ReactNode } from "react";
import { useViewer } from "../../../shell/use-viewer.ts";

type Tab = { readonly href: string; readonly label: string; readonly roles?: readonly string[] };

/** What there is to be found out, each at its own address. */
const tabs: readonly Tab[] = [
  { href: "/admin/audit", label: "Changes" },
  { href: "/admin/audit/requests", label: "Failed requests", roles: ["support", "sys_admin"] },
];

/** The ways between them, for whom there is more than one. */
export function AuditTabs({ current }: { readonly current: string }): ReactNode {
  const roles = useViewer()?.roles ?? [];
  const shown = tabs.filter(({ roles: admitted }) => admitted?.some((role) => roles.includes(role)) ?? true);
  if (shown.length < 2) return null;
  return (
    <nav aria-label="Audit log">
      <Inline gap={4}>
        {shown.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            variant={href === current ? "alone" : "quiet"}
            {...(href === current && { "aria-current": "page" as const })}
          >
            {label}
          </Link>
        ))}
      </Inline>
    </nav>
  );
}
