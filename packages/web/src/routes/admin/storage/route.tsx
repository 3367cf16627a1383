import { knownRoles, mayChangeStorage } from "@cathedra/domain/access";
import { storageTexts as texts } from "@cathedra/domain/messages";
import { Navigate } from "react-router";
import type { ViewerQuery } from "../../../__generated__/ViewerQuery.graphql.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { viewerQuery } from "../../../shell/viewer.ts";
import { AdminPage } from "../AdminPage.tsx";
import { Storage } from "./Storage.tsx";

/**
 * The storage browser (8.001), for the four roles that may use it (8.002, 9.009); others are redirected to the start page
 * (8.004).
 */
export function Component() {
  const { user } = useRouteQuery<ViewerQuery>(viewerQuery);
  if (user != null && !user.viewerAdminSections.includes("s3-management")) return <Navigate to="/" replace />;
  const canKeep = user != null && mayChangeStorage({ roles: knownRoles(user.roles) }) === "allowed";
  return (
    <AdminPage section="s3-management" title={texts.title} documentTitle={`${texts.title} · Administration`}>
      <Storage canKeep={canKeep} />
    </AdminPage>
  );
}
