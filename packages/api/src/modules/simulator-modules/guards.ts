import { mayKeepSimulatorModules, maySeeStation } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const simulatorModulesGuards: readonly Guard[] = [
  {
    operation: "Query.simulation",
    signedIn:
      "what an exercise measures and asks says nothing of anybody, and old results are read against it",
  },
  ...guardEach(["Query.vistCourses", "Query.vistCourse", "Query.vistCases"], {
    own: "one's own latest runs; what the simulator says of its licences and versions to who may see it",
    by: [maySeeStation],
  }),
  { operation: "Query.vistRun", own: "the result of one's own run" },
  ...guardEach(["Query.simulatorModules", "Query.simulatorModule"], {
    asks: mayKeepSimulatorModules,
    of: "nothing",
    lets: ["product", "sysAdmin"],
    otherwise: "forbidden",
  }),
];
