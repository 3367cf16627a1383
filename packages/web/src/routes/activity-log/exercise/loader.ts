import parameters from "../../../__generated__/ExerciseQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

/** An exercise is identified by its module and itself, whatever the version; `uid` is an administered person. */
export const loader = routeQuery(parameters, ({ params, request }) => ({
  exerciseKey: `${params.moduleCode ?? ""}/${params.exerciseCode ?? ""}`,
  uid: new URL(request.url).searchParams.get("uid"),
}));
