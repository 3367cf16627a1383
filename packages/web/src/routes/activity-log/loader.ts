import type { LoaderFunctionArgs } from "react-router";
import everybodysParameters from "../../__generated__/EverybodysLogQuery$parameters.ts";
import ownParameters from "../../__generated__/OwnLogQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";
import { everybodysVariables, logView, ownVariables } from "./log-view.ts";

const own = routeQuery(ownParameters, ({ url }) => ownVariables(logView.read(url.searchParams)));
const everybodys = routeQuery(everybodysParameters, ({ url }) =>
  everybodysVariables(logView.read(url.searchParams)),
);

/** The query for the viewer's own runs or for everyone's, depending on the address. */
export function loader(args: LoaderFunctionArgs) {
  return logView.read(args.url.searchParams).view === "all" ? everybodys(args) : own(args);
}
