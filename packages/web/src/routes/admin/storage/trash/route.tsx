import { knownRoles, mayChangeStorage } from "@cathedra/domain/access";
import { storageTexts as texts } from "@cathedra/domain/messages";
import { Navigate } from "react-router";
import type { ViewerQuery } from "../../../../__generated__/ViewerQuery.graphql.ts";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { viewerQuery } from "../../../../shell/viewer.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { Trash } from "./Trash.tsx";

/** The page of the trash, for people who may use the storage browser (8.004). */
export function Component() {
  const { user } = useRouteQuery<ViewerQuery>(viewerQuery);
  if (user != null && !user.viewerAdminSections.includes("s3-management")) return <Navigate to="/" replace />;
  const canKeep = user != null && mayChangeStorage({ roles: knownRoles(user.roles) }) === "allowed";
  return (
    <AdminPage
      section="s3-management"
      title={texts.trash}
      documentTitle={`${texts.trash} · ${texts.title}`}
      crumbs={[{ label: texts.trash }]}
    >
      <Trash canKeep={canKeep} />
    </AdminPage>
  );
}
