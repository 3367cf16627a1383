import type { LoaderFunctionArgs } from "react-router";
import parameters from "../../__generated__/UserCoursesQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";
import { viewerLoader } from "../../shell/viewer-loader.ts";
import { type PersonInGroup, readPerson } from "./person-in-group.ts";

/** An address without a person requests no courses. */
export function loader(args: LoaderFunctionArgs) {
  const person = readPerson(new URL(args.request.url).searchParams);
  return person === null ? viewerLoader(args) : getCourses(person)(args);
}

function getCourses({ group, email, uid }: PersonInGroup) {
  const variables = { customerGroupId: group, emailAddress: email, uid };
  return routeQuery(parameters, () => variables, "network-only");
}
