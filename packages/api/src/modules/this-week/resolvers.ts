import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { dismissThisWeek } from "./dismiss.ts";
import { readThisWeek } from "./read-week.ts";
import { remindPeople, remindThisWeek } from "./remind.ts";
import { findWeekMail, setWeekMail } from "./week-mail.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    thisWeek: (_, args, context) => readThisWeek(context, context.actor, args),
    weekMail: (_, _args, { db, actor }) => findWeekMail(db, actor),
  },
  Mutation: {
    remindThisWeek: (_, args, context) => remindThisWeek(context, context.actor, args),
    remindPeople: async (_, args, context) => ({
      outcomes: await remindPeople(context, context.actor, args),
    }),
    dismissThisWeek: (_, args, context) => dismissThisWeek(context, context.actor, args),
    setWeekMail: (_, args, context) => setWeekMail(context, context.actor, args),
  },
} satisfies Resolvers;
