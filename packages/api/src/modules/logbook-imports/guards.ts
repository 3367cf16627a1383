import { mayCreateRecordIn, mayDeleteMapping, mayReadMapping, mayUseLogbook } from "@cathedra/domain/access";
import { learners } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const logbookImportGuards: readonly Guard[] = [
  ...guardEach(
    ["POST /api/logbook/imports/check", "POST /api/logbook/imports", "Mutation.saveLogbookMapping"],
    {
      first: mayUseLogbook,
      refuses: ["withoutLogbook"],
      asks: mayCreateRecordIn,
      of: "group",
      lets: [...learners, "groupAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer"],
      otherwise: "notFound",
    },
  ),
  // A person without a logbook has no imports.
  { operation: "Query.logbookImports", own: "one's own imports alone", by: [mayUseLogbook] },
  {
    operation: "Mutation.undoLogbookImport",
    own: "one's own imports alone",
    first: mayUseLogbook,
    refuses: ["withoutLogbook"],
  },
  {
    operation: "Query.logbookMappings",
    own: "one's own mappings, and those that are shared in one's institutions",
    by: [mayUseLogbook, mayReadMapping],
  },
  {
    operation: "Mutation.deleteLogbookMapping",
    own: "one's own mappings, and those that are shared in the institutions that one administers",
    by: [mayDeleteMapping],
    first: mayUseLogbook,
    refuses: ["withoutLogbook"],
  },
];
