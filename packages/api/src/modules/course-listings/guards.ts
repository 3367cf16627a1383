import { mayAdministerTalent } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const courseListingsGuards: readonly Guard[] = guardEach(
  ["Query.talentCourseListings", "Query.countTalentCourseListings", "Query.talentCourseListing"],
  { asks: mayAdministerTalent, of: "nothing", lets: ["sysAdmin"], otherwise: "forbidden" },
);
