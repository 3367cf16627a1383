import { mayDownloadCase } from "@cathedra/domain/access";
import { groupAdmins } from "../../graphql/callers.ts";
import type { Guard } from "../../graphql/guards.ts";

export const activityFilesGuards: readonly Guard[] = [
  {
    operation: "Query.caseDownloadLink",
    asks: mayDownloadCase,
    of: "activity",
    lets: groupAdmins,
    otherwise: "notFound",
    knowing: ["learner"],
  },
  {
    operation: "GET /api/vist-activities/:activityId/:document",
    public: "the signature of the link is the right to one document of one run until it ends",
  },
];
