import { failedRequestTexts } from "@cathedra/domain/messages";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { useViewer } from "../../shell/use-viewer.ts";
import { useMaySeeFailedRequests } from "./use-may-see-failed-requests.ts";

export type AuditLinksProps = {
  readonly name: string;
  readonly customer?: number;
  /** The thing as the audit log names it: `group:12`. */
  readonly thing?: string;
};

/**
 * Links from a customer or a thing to its audit log, and from a customer to its failed requests, for people who may read them.
 */
export function AuditLinks({ name, customer, thing }: AuditLinksProps) {
  const readsAudit = useViewer()?.viewerAdminSections.includes("audit") === true;
  const maySeeFailedRequests = useMaySeeFailedRequests();
  const of = customer === undefined ? `thing=${encodeURIComponent(thing ?? "")}` : `customer=${customer}`;
  return (
    <>
      {readsAudit && (
        <LinkButton size="small" href={`/admin/audit?${of}`} aria-label={`History of ${name}`}>
          History
        </LinkButton>
      )}
      {maySeeFailedRequests && customer !== undefined && (
        <LinkButton
          size="small"
          href={`/admin/audit/requests?${of}`}
          aria-label={`Failed requests of ${name}`}
        >
          {failedRequestTexts.ofCustomer}
        </LinkButton>
      )}
    </>
  );
}
