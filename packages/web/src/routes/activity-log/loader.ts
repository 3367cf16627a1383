import type { PreloadedQuery } from "react-relay/hooks";
import type { LoaderFunctionArgs } from "react-router";
import type { OperationType } from "relay-runtime";
import everybodysParameters from "../../__generated__/EverybodysLogQuery$parameters.ts";
import ownParameters from "../../__generated__/OwnLogQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";
import { everybodysVariables, logView, ownVariables } from "./log-view.ts";

const own = routeQuery(ownParameters, ({ url }) => ownVariables(logView.read(url.searchParams)));
const everybodys = routeQuery(everybodysParameters, ({ url }) =>
  everybodysVariables(logView.read(url.searchParams)),
);

/**
 * The status of an update in SQL, like `updateStatus` of the domain: the version that the station reports outweighs the result
 * of the work.
 */
export function loader(args: LoaderFunctionArgs): PreloadedQuery<OperationType> {
  return logView.read(args.url.searchParams).view === "all" ? everybodys(args) : own(args);
}
