import { mayReadCoursesOfMembers, mayReadGroup, mayReadUser } from "@cathedra/domain/access";
import { groupAdmins, learners } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const coursesGuards: readonly Guard[] = [
  ...guardEach(["Query.enrolledTalentBranches", "Query.branchCourses"], {
    own: "what is open to oneself or begun; of somebody else by their address, where the policy allows it",
    by: [mayReadUser],
  }),
  ...guardEach(["Query.talentBranch", "Query.talentBranchByName", "Query.course", "Query.continueLearning"], {
    own: "what is open to oneself or begun",
  }),
  {
    operation: "Query.coursesByGroup",
    asks: mayReadGroup,
    of: "group",
    also: [mayReadCoursesOfMembers],
    lets: [...learners, ...groupAdmins],
    otherwise: "notFound",
  },
];
