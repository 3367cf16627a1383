import { allows, mayReadPerson, maySeeFailedRequests } from "@cathedra/domain/access";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { latestFailures } from "../failed-requests/public.ts";
import { findPeople, findReadable } from "./find-people.ts";
import { personActivity } from "./person-activity.ts";
import { personCloudTime } from "./person-cloud-time.ts";
import { personCourses } from "./person-courses.ts";
import { personMails } from "./person-mails.ts";
import { personStarts } from "./person-starts.ts";
import { readPerson } from "./read-person.ts";
import { startCheck } from "./start-check.ts";
import { startChoices } from "./start-choices.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    administeredPerson: (_, { id }, context) => readPerson(context.db, context.actor, id),
    administeredPeople: (_, { search }, context) => findPeople(context.db, context.actor, search),
    readablePeople: (_, { ids }, context) => findReadable(context.db, context.actor, ids),
    personHistory: (_, { id }, context) => readPerson(context.db, context.actor, id),
    startChoices: (_, args, context) => startChoices(context, context.actor, args),
    startCheck: (_, args, context) => startCheck(context, context.actor, args),
  },
  CustomerGroup: {
    viewerCanReadPeople: ({ id, customer }, _, { actor }) =>
      allows(mayReadPerson(actor, { groups: [{ id, customerId: customer.id }], administers: [] })),
  },
  AdministeredPerson: {
    asOf: (_person, _, { clock }) => clock(),
    courses: (person, _, { db }) => personCourses(db, person),
    cloudTime: (person, _, { db, clock }) => personCloudTime(db, person, clock()),
  },
  StartChoice: {
    answer: (choice) => choice.answer(),
  },
  PersonHistory: {
    starts: (person, _, { db }) => personStarts(db, person),
    activity: (person, _, { db }) => personActivity(db, person),
    mails: (person, _, { db }) => personMails(db, person),
    failures: async (person, _, context) =>
      allows(maySeeFailedRequests(context.actor)) ? latestFailures(context.db, person.id) : null,
  },
} satisfies Resolvers;
