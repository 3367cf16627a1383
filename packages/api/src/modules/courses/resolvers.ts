import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import type { SpaceView } from "../learning-spaces/public.ts";
import { courseLoaders } from "./course-loaders.ts";
import { type CourseView, coursesOfSpace, getCourse, unfinishedCourse } from "./course-queries.ts";
import { readCoursesOfGroup, requestedPerson } from "./read-courses.ts";
import { findSpace, getSpaces, spaceOfName } from "./space-queries.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    enrolledTalentBranches: async (_, { emailAddress }, context) => {
      const userId = await requestedPerson(context, context.actor, emailAddress);
      const read = context.prefetchedFor("enrolledTalentBranches", userId);
      return read === undefined ? getSpaces(context.db, userId) : (read as readonly SpaceView[]);
    },
    talentBranch: async (_, { branchId }, { db, actor }) =>
      (await findSpace(db, actor.userId, branchId)) ?? null,
    talentBranchByName: async (_, { name }, { db, actor }) =>
      (await spaceOfName(db, actor.userId, name)) ?? null,
    branchCourses: async (_, { branchId, emailAddress }, context) =>
      coursesOfSpace(context.db, await requestedPerson(context, context.actor, emailAddress), branchId),
    course: async (_, { courseId }, { db, actor }) => (await getCourse(db, actor.userId, courseId)) ?? null,
    coursesByGroup: (_, args, context) => readCoursesOfGroup(context, context.actor, args),
    continueLearning: async (_, _args, { db, actor: { userId }, prefetchedFor }) => {
      const read = prefetchedFor("continueLearning", userId);
      const course = read === undefined ? await unfinishedCourse(db, userId) : (read as CourseView | null);
      return course == null ? null : { course };
    },
  },
  Course: { progress: (course) => course },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = courseLoaders satisfies Loaders;
