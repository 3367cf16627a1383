import { randomUUID } from "node:crypto";
import type { Probe } from "../platform/role-matrix/probe.ts";

export const undoProbes: readonly Probe[] = [
  {
    operation: "Mutation.undo",
    about: "of what nobody did",
    call: { query: `mutation { undo(undoId: "${randomUUID()}") { undoId } }` },
    rule: { lets: [], otherwise: "notFound" },
  },
];
