import parameters from "../../../../__generated__/ConfirmationsQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";
import { readConfirmationsView } from "./confirmations-view.ts";

export const loader = routeQuery(parameters, ({ url }) => {
  const { list, trainee } = readConfirmationsView(url.searchParams);
  return { state: list, trainee };
});
