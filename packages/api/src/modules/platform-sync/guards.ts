import { mayAdministerTalent } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const platformSyncGuards: readonly Guard[] = guardEach(
  ["Query.talentSyncRuns", "Query.talentSyncRun", "Query.talentSyncChanges", "Mutation.syncWithTalent"],
  { asks: mayAdministerTalent, of: "nothing", lets: ["sysAdmin"], otherwise: "forbidden" },
);
