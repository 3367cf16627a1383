import parameters from "../../../__generated__/AdminCoursesQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { coursesView, toCourseQuery } from "./courses-view.ts";

export const loader = routeQuery(parameters, ({ url }) => toCourseQuery(coursesView.read(url.searchParams)));
