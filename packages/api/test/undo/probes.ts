import { randomUUID } from "node:crypto";
import { cast } from "@cathedra/test-fixtures";
import { removedGroup } from "../group-administration/group-administration-helpers.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";

export const probes: readonly Probe[] = [
  {
    operation: "Mutation.undo",
    about: "of what nobody did",
    call: { query: `mutation { undo(undoId: "${randomUUID()}") { undoId } }` },
    rule: { lets: [], otherwise: "notFound" },
  },
];

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Mutation.undo",
    people: [cast.george, cast.helena],
    query: "mutation ($undoId: ID!) { undo(undoId: $undoId) { undoId } }",
    shown: "{ administeredGroups { totalCount } }",
    give: async (portal, whose) => ({ undoId: (await removedGroup(portal, whose)).undo.undoId }),
  },
];
