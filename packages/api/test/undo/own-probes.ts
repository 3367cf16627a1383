import { cast } from "@cathedra/test-fixtures";
import { removedGroup } from "../group-administration/group-administration-helpers.ts";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";

export const ownUndoProbes: readonly OwnProbe[] = [
  {
    operation: "Mutation.undo",
    people: [cast.george, cast.helena],
    query: "mutation ($undoId: ID!) { undo(undoId: $undoId) { undoId } }",
    shown: "{ administeredGroups { totalCount } }",
    give: async (portal, whose) => ({ undoId: (await removedGroup(portal, whose)).undo.undoId }),
  },
];
