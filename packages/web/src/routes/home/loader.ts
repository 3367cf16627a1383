import parameters from "../../__generated__/HomeQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

/** What stands at the top of the page and is not in the first view: fetched while the query is under way. */
export const today = () => import("./today/Today.tsx");

const homeQuery = routeQuery(parameters, () => ({}));

export const loader: typeof homeQuery = (args) => {
  today().catch(() => undefined);
  return homeQuery(args);
};
