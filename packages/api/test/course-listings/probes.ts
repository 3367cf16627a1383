import type { Probe } from "../platform/role-matrix/probe.ts";

export const probes: readonly Probe[] = [
  {
    operation: "Query.talentCourseListings",
    call: { query: "{ talentCourseListings { id name code category learningSpaces { id code name } } }" },
  },
  { operation: "Query.countTalentCourseListings", call: { query: "{ countTalentCourseListings }" } },
  {
    operation: "Query.talentCourseListing",
    call: { query: "{ talentCourseListing(courseId: 1) { description units { id } } }" },
  },
];
