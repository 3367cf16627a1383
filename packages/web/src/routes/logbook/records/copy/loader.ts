import parameters from "../../../../__generated__/CopyRecordQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";

/** What is copied is the record as it is stored now, like an existing one (7.027). */
export const loader = routeQuery(parameters, ({ params }) => ({ id: params.id ?? "" }), "network-only");
