import parameters from "../../../__generated__/TalentQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { runsPageSize, talentView } from "./talent-view.ts";

export const loader = routeQuery(parameters, ({ url }) => ({
  limit: runsPageSize,
  offset: (talentView.read(url.searchParams).page - 1) * runsPageSize,
}));
