import type { LoaderFunctionArgs } from "react-router";
import parameters from "../../__generated__/VistModulesQuery$parameters.ts";
import { knownServiceTag } from "../../features/service-tag/known-service-tag.ts";
import { routeQuery } from "../../relay/route-query.ts";

/** Reads the modules of the simulator at which this browser runs. */
export async function loader(args: LoaderFunctionArgs) {
  const serviceTag = await knownServiceTag();
  return routeQuery(parameters, () => ({ serviceTag }))(args);
}
