import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { courseDetail } from "./course-detail.ts";
import { countCourseListings, courseListings } from "./listings.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    talentCourseListings: (_, args, context) => courseListings(context, context.actor, args),
    countTalentCourseListings: (_, args, context) => countCourseListings(context, context.actor, args),
    talentCourseListing: (_, { courseId }, context) => courseDetail(context, context.actor, courseId),
  },
} satisfies Resolvers;
