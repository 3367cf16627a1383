import parameters from "../../__generated__/ProgressQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";

/** Reads the progress of the person named in the address, or of the viewer. */
export const loader = routeQuery(parameters, ({ params }) => ({
  uid: params.uid ?? null,
  isOwn: params.uid === undefined,
}));
