import type { LoaderFunctionArgs } from "react-router";
import parameters from "../../__generated__/VistModulesQuery$parameters.ts";
import { knownServiceTag } from "../../features/service-tag/service-tag.ts";
import { routeQuery } from "../../relay/route-query.ts";

/** Of the simulator that this browser stands at. */
export async function loader(args: LoaderFunctionArgs) {
  const serviceTag = await knownServiceTag();
  return routeQuery(parameters, () => ({ serviceTag }))(args);
}
