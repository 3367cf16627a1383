import parameters from "../../../../../__generated__/ClassAssignmentsQuery$parameters.ts";
import { routeQuery } from "../../../../../relay/route-query.ts";
import { accountIdOf } from "../../../account-id.ts";

export const loader = routeQuery(parameters, ({ params }) => ({ customerGroupId: accountIdOf(params.id) }));
