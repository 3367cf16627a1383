import parameters from "../../../__generated__/ExerciseQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

/**
 * The variables of the query: an exercise is identified by its module and its own code, independent of the version; `uid` is a
 * person whom the viewer administers.
 */
export const loader = routeQuery(parameters, ({ params, request }) => ({
  exerciseKey: `${params.moduleCode ?? ""}/${params.exerciseCode ?? ""}`,
  uid: new URL(request.url).searchParams.get("uid"),
}));
