import { mayKeepSimulatorModules } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const simulatorModulesGuards: readonly Guard[] = [
  {
    operation: "Query.simulation",
    signedIn:
      "what an exercise measures and asks says nothing of anybody, and old results are read against it",
  },
  ...guardEach(["Query.simulatorModules", "Query.simulatorModule"], {
    asks: mayKeepSimulatorModules,
    of: "nothing",
    lets: ["product", "sysAdmin"],
    otherwise: "forbidden",
  }),
];
