import { weekReasons } from "@cathedra/domain/this-week";
import type { ApiModule } from "../module.ts";
import { weekUndos } from "./dismiss.ts";
import { weekGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** This week: the people of the groups that a person leads who need attention. */
export const thisWeekModule = {
  name: "this-week",
  resolvers,
  listSizes: {
    "WeekPage.people": 25,
    "WeekPage.counts": weekReasons.length,
    "WeekPerson.groups": 3,
    "WeekPerson.reasons": 6,
    "RemindedPeople.outcomes": 10,
  },
  undoKinds: weekUndos,
  guards: weekGuards,
} satisfies ApiModule;
