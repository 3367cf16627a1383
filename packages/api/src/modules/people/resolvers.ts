import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { personCloudTime } from "./person-cloud-time.ts";
import { personCourses } from "./person-courses.ts";
import { readPerson } from "./read-person.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: { administeredPerson: (_, { id }, context) => readPerson(context.db, context.actor, id) },
  AdministeredPerson: {
    courses: (person, _, { db }) => personCourses(db, person),
    cloudTime: (person, _, { db, clock }) => personCloudTime(db, person, clock()),
  },
} satisfies Resolvers;
