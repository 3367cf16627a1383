import parameters from "../../../__generated__/CertificateQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

/** An invalid number is requested as 0, which is answered like any other missing assignment. */
export const loader = routeQuery(
  parameters,
  ({ params }) => ({
    assignmentId: /^\d{1,9}$/.test(params.assignmentId ?? "") ? Number(params.assignmentId) : 0,
  }),
  "network-only",
);
