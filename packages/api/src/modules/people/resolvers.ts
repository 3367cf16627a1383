import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { personCloudTime } from "./person-cloud-time.ts";
import { personCourses } from "./person-courses.ts";
import { readPerson } from "./read-person.ts";
import { startCheck } from "./start-check.ts";
import { startChoices } from "./start-choices.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    administeredPerson: (_, { id }, context) => readPerson(context.db, context.actor, id),
    startChoices: (_, args, context) => startChoices(context.db, context.actor, args),
    startCheck: (_, args, context) => startCheck(context, context.actor, args),
  },
  AdministeredPerson: {
    courses: (person, _, { db }) => personCourses(db, person),
    cloudTime: (person, _, { db, clock }) => personCloudTime(db, person, clock()),
  },
} satisfies Resolvers;
