import { firstAdminSection, knownRoles, mayOpenAdministration } from "@cathedra/domain/access";
import { administrationTexts } from "@cathedra/domain/messages";
import { Navigate, useLocation } from "react-router";
import type { ViewerQuery } from "../../__generated__/ViewerQuery.graphql.ts";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { PageSkeleton } from "../../shell/PageSkeleton.tsx";
import { viewerQuery } from "../../shell/viewer.ts";
import { NoRights, Refusal } from "./AdminPage.tsx";

/** Leads to the first section that the person may see (9.001, X13). */
export function Component() {
  const { user } = useRouteQuery<ViewerQuery>(viewerQuery);
  const { search } = useLocation();
  const section = firstAdminSection(user?.viewerAdminSections ?? []);
  if (section !== undefined)
    return (
      <>
        <PageSkeleton />
        <Navigate to={`${section.path}${search}`} replace />
      </>
    );
  const hasRole = mayOpenAdministration({ roles: knownRoles(user?.roles ?? []) }) === "allowed";
  return hasRole ? <Refusal>{administrationTexts.nothingToAdminister}</Refusal> : <NoRights />;
}
