import { allows, mayManageGroupCourses } from "@cathedra/domain/access";
import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { groupById } from "../groups/public.ts";
import { changeGroupCourses } from "./change-courses.ts";
import { countClassOverviews, readClassOverviews } from "./class-overviews.ts";
import { readClassProgress } from "./class-progress.ts";
import { courseLists } from "./course-list.ts";
import { assignedCourses, courseOfEach } from "./courses-of-groups.ts";
import { getGroupFacts } from "./group-facts.ts";
import { findLastReading, readClassNow } from "./read-class-now.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    classOverviews: (_, _args, context) => readClassOverviews(context, context.actor),
    classProgress: (_, args, context) => readClassProgress(context, context.actor, args),
  },
  Mutation: {
    readClassNow: (_, { customerGroupId }, context) => readClassNow(context, context.actor, customerGroupId),
    customerGroupCourseAccess: async (_, args, context) => {
      const groupId = await changeGroupCourses(context, context.actor, args);
      return groupById(context.db, context.actor.userId, groupId);
    },
  },
  User: {
    viewerGroupCount: (_, _args, context) => countClassOverviews(context, context.actor),
  },
  ClassProgress: {
    lastReading: async ({ customerGroup }, _, { db }) =>
      (await findLastReading(db, customerGroup.id)) ?? null,
  },
  CustomerGroup: {
    coursesModifiedAt: (group, _, { actor }) =>
      allows(mayManageGroupCourses(actor, getGroupFacts(group))) ? group.coursesVersion : null,
    viewerCanManageCourses: (group, _, { actor }) =>
      allows(mayManageGroupCourses(actor, getGroupFacts(group))),
  },
} satisfies Resolvers;

// Not cached, because a mutation may change a group's courses during the request.
const opts = { cache: false } as const;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  CustomerGroup: {
    courses: { loader: courseLists, opts },
    assignedCourses: { loader: assignedCourses, opts },
  },
  GroupCourse: { course: { loader: courseOfEach, opts } },
} satisfies Loaders;
