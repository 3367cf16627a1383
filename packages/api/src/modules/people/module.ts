import type { ApiModule } from "../module.ts";
import { maxNamed } from "./check-exercise.ts";
import { maxFound, maxLinked } from "./find-people.ts";
import { peopleGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";
import { maxChoices } from "./start-choices.ts";

/** A person as support and administrators look them up. */
export const peopleModule = {
  name: "people",
  resolvers,
  listSizes: {
    "Query.administeredPeople": maxFound,
    "Query.readablePeople": maxLinked,
    "AdministeredPerson.groups": 50,
    "AdministeredPerson.administers": 20,
    "PersonCourses.courses": 50,
    "PersonCourse.sources": 3,
    "PersonCloudTime.vouchers": 10,
    "PersonHistory.starts": 10,
    "PersonHistory.failures": 10,
    "PersonHistory.mails": 10,
    "PersonActivity.linked": 10,
    "PersonActivity.signIns": 5,
    "Query.startChoices": maxChoices,
    "StartCheck.simulators": maxNamed,
  },
  guards: peopleGuards,
} satisfies ApiModule;
