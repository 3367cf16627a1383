import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { recordFailedStart } from "../failed-requests/public.ts";
import { makeCourseAvailable } from "./make-available.ts";
import { refreshedCourses, refreshProgress } from "./refresh-progress.ts";
import { resetAccountProgress } from "./reset-account.ts";
import { resetCourse } from "./reset-course.ts";
import { startCourse } from "./start-course.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Mutation: {
    enrollUserInCourse: (_, { courseId }, context) =>
      recordFailedStart(
        context,
        { kind: "course", thing: courseId },
        startCourse(context, context.actor, courseId),
      ),
    makeCourseAvailable: async (_, args, context) => ({
      course: await makeCourseAvailable(context, context.actor, args),
    }),
    resetMyCourseProgress: async (_, { courseId }, context) => ({
      course: await resetCourse(context, context.actor, courseId),
    }),
    resetAccountProgress: async (_, _args, context) => {
      await resetAccountProgress(context, context.actor);
      return { done: true };
    },
    refreshCourseProgress: (_, args, context) => refreshProgress(context, context.actor, args),
  },
  RefreshCourseProgressPayload: {
    courses: (refreshed, _, { db, actor }) => refreshedCourses(db, actor.userId, refreshed),
  },
} satisfies Resolvers;
