import { mayEditRecord, mayKeepDrafts } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

const own = "one's own drafts alone, whoever administers one";

export const logbookDraftsGuards: readonly Guard[] = [
  // A person without a logbook has no drafts.
  ...guardEach(["Query.logbookDrafts", "Query.logbookDraft"], { own, by: [mayKeepDrafts] }),
  ...guardEach(["Mutation.saveLogbookDraft", "Mutation.discardLogbookDraft"], {
    own,
    by: [mayEditRecord],
    first: mayKeepDrafts,
    refuses: ["withoutLogbook"],
  }),
];
