import { auditLimits } from "@cathedra/domain/audit";
import parameters from "../../../__generated__/AuditLogQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { auditView, getFilter } from "./audit-view.ts";

export const loader = routeQuery(parameters, ({ url }) => {
  const view = auditView.read(url.searchParams);
  return { filter: getFilter(view), first: auditLimits.page, before: view.before };
});
