import parameters from "../../../__generated__/AdminCoursesQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { askedOf, coursesView } from "./courses-view.ts";

export const loader = routeQuery(parameters, ({ url }) => askedOf(coursesView.read(url.searchParams)));
