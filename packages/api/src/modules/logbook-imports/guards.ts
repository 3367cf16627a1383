import { mayCreateRecordIn, mayUseLogbook } from "@cathedra/domain/access";
import { learners } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const logbookImportGuards: readonly Guard[] = [
  ...guardEach(["POST /api/logbook/imports/check", "POST /api/logbook/imports"], {
    first: mayUseLogbook,
    refuses: ["withoutLogbook"],
    asks: mayCreateRecordIn,
    of: "group",
    lets: [...learners, "groupAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer"],
    otherwise: "notFound",
  }),
  // A person without a logbook has no imports.
  { operation: "Query.logbookImports", own: "one's own imports alone", by: [mayUseLogbook] },
  {
    operation: "Mutation.undoLogbookImport",
    own: "one's own imports alone",
    first: mayUseLogbook,
    refuses: ["withoutLogbook"],
  },
];
