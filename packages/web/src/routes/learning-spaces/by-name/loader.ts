import parameters from "../../../__generated__/SpaceByNameQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export const loader = routeQuery(parameters, ({ params }) => ({ name: params.name ?? "" }), "network-only");
