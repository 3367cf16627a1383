import { auditView, narrowedHref } from "./audit-view.ts";
import { requestsHref, requestsView } from "./requests-view.ts";

export type AuditTab = { readonly href: string; readonly label: string; readonly isCurrent: boolean };

/** The pages of the audit log, each at its own address, which keep the filters that they share. */
export function getTabs(pathname: string, query: URLSearchParams): readonly AuditTab[] {
  const isOfRequests = pathname.endsWith("/requests");
  const { person, customer, from, to } = isOfRequests ? shared(query) : auditView.read(query);
  return [
    { href: narrowedHref({ person, customer, from, to }), label: "Changes", isCurrent: !isOfRequests },
    {
      href: requestsHref({ person, customer, from, until: to }),
      label: "Failed requests",
      isCurrent: isOfRequests,
    },
  ];
}

function shared(query: URLSearchParams) {
  const { until, ...view } = requestsView.read(query);
  return { ...view, to: until };
}
