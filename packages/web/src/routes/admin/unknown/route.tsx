import { knownRoles, mayOpenAdministration } from "@cathedra/domain/access";
import type { ViewerQuery } from "../../../__generated__/ViewerQuery.graphql.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { PageNotFound } from "../../../shell/PageNotFound.tsx";
import { viewerQuery } from "../../../shell/viewer.ts";
import { NoRights } from "../AdminPage.tsx";

/** An unknown address of the administration; a person without any administration sees only that they have none (9.003). */
export function Component() {
  const { user } = useRouteQuery<ViewerQuery>(viewerQuery);
  const hasRole = mayOpenAdministration({ roles: knownRoles(user?.roles ?? []) }) === "allowed";
  return hasRole ? <PageNotFound /> : <NoRights />;
}
