import parameters from "../../../__generated__/AdminCoursesQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { courseQueryOf, coursesView } from "./courses-view.ts";

export const loader = routeQuery(parameters, ({ url }) => courseQueryOf(coursesView.read(url.searchParams)));
