import parameters from "../../../../__generated__/ProvisioningQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";
import { accountIdOf } from "../../account-id.ts";

export const loader = routeQuery(parameters, ({ params }) => ({ customerId: accountIdOf(params.id) }));
