import { type CastKey, cast } from "./cast.ts";
import { learningSpaces } from "./cloud-catalogue.ts";
import { type CustomerKey, type GroupKey, getCustomer, getGroup } from "./customers.ts";
import { type CastCourse, courses, platformSpaceIds } from "./learning-catalogue.ts";

/** The courses that an account may use one by one; with full access to a space it has all of them. */
const allowed: Readonly<Record<CustomerKey, readonly string[]>> = {
  northgate: ["NEU-101", "NEU-201", "NEU-301", "NEU-501", "PER-101", "PER-401", "PER-501", "PER-601"],
  lakeside: ["CAR-101", "CAR-501"],
};

/** The courses of each group. */
export const groupCourses: Readonly<Record<GroupKey, readonly string[]>> = {
  irResidents: ["EVA-101", "EVA-201", "EVA-401", "EVA-501", "NEU-101", "PER-101", "PER-601"],
  irFellows: ["EVA-101", "EVA-301", "EVA-601", "PER-401", "PER-501"],
  neurointervention: ["NEU-101", "NEU-201", "NEU-301"],
  endovascularTrainees: ["EVA-101", "EVA-201", "EVA-301", "EVA-401", "PER-101", "PER-201"],
  vascularRotation: ["PER-101", "PER-301", "CAR-101"],
};

/** The courses that people have beside those of their groups. */
const given: Partial<Record<CastKey, readonly string[]>> = {
  sam: ["EVA-101", "NEU-101", "CAR-101", "PER-101"],
};

export function getCourse(code: string): CastCourse {
  const course = courses.find((each) => each.code === code);
  if (course === undefined) throw new Error(`no course of the catalogue: ${code}`);
  return course;
}

/** The learning of the demo world, in the form that the API's `seedDemo` takes. */
export const demoLearning = {
  spaces: learningSpaces.map(({ key, id }) => ({ id, platformId: platformSpaceIds[key] })),
  courses: courses.map(({ space, ...course }) => ({
    ...course,
    learningSpaceId: found(learningSpaces.find(({ key }) => key === space)).id,
  })),
  access: getEntries(allowed).flatMap(([customer, codes]) =>
    codes.map((code) => ({ customerId: getCustomer(customer).id, courseId: getCourse(code).id })),
  ),
  groupCourses: getEntries(groupCourses).flatMap(([group, codes]) =>
    codes.map((code) => ({ groupId: getGroup(group).id, courseId: getCourse(code).id })),
  ),
  given: getEntries(given).flatMap(([person, codes]) =>
    (codes ?? []).map((code) => ({ keycloakId: cast[person].keycloakId, courseId: getCourse(code).id })),
  ),
};

function getEntries<K extends string, T>(record: Partial<Record<K, T>>): readonly (readonly [K, T])[] {
  return Object.entries(record) as unknown as readonly (readonly [K, T])[];
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("not in the catalogue");
  return value;
}
