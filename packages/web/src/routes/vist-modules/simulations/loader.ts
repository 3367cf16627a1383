import type { LoaderFunctionArgs } from "react-router";
import parameters from "../../../__generated__/SimulationsQuery$parameters.ts";
import { knownServiceTag } from "../../../features/service-tag/known-service-tag.ts";
import { routeQuery } from "../../../relay/route-query.ts";

/** The query for the module version in the address, at this browser's simulator. */
export async function loader(args: LoaderFunctionArgs) {
  const serviceTag = await knownServiceTag();
  const { courseCode: code = "", courseVersion: version = "" } = args.params;
  return routeQuery(parameters, () => ({ code, version, serviceTag }))(args);
}
