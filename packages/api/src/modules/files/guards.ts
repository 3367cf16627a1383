import { maySaveLearningSpace } from "@cathedra/domain/access";
import type { Guard } from "../../graphql/guards.ts";

/** The routes of files; they have no operations. */
export const fileGuards: readonly Guard[] = [
  {
    operation: "POST /api/files",
    asks: maySaveLearningSpace,
    of: "nothing",
    lets: ["sysAdmin"],
    otherwise: "forbidden",
  },
  { operation: "GET /api/logos/:name", public: "logos are for everybody; a name cannot be guessed" },
];
