import { softwareReleaseList } from "@cathedra/domain/lists";
import parameters from "../../../__generated__/AdminSoftwareQuery$parameters.ts";
import { pageVariables } from "../../../features/table-page/described-view.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export const loader = routeQuery(parameters, ({ url }) =>
  pageVariables(softwareReleaseList, url.searchParams),
);
