import parameters from "../../../__generated__/CertificateQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

/** A number that cannot be an assignment's is asked for as 0, which the portal answers like any other that is not there. */
export const loader = routeQuery(
  parameters,
  ({ params }) => ({
    assignmentId: /^\d{1,9}$/.test(params.assignmentId ?? "") ? Number(params.assignmentId) : 0,
  }),
  "network-only",
);
