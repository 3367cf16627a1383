import { cast } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { anOperation } from "./operation-builder.ts";

const variables = async (portal: CastApp) => ({ id: await anOperation(portal) });

export const probes: readonly Probe[] = [
  {
    operation: "Query.operation",
    call: { query: "query ($id: ID!) { operation(id: $id) { state } }", variables },
  },
  { operation: "Query.hangingWork", call: { query: "{ hangingWork { count items { id } } }" } },
  {
    operation: "Mutation.cancelOperation",
    call: { query: "mutation ($id: ID!) { cancelOperation(id: $id) { state } }", variables },
  },
  {
    operation: "Mutation.forceEndOperation",
    call: { query: "mutation ($id: ID!) { forceEndOperation(id: $id) { state } }", variables },
  },
  {
    operation: "Mutation.tryOperationAgain",
    call: { query: "mutation ($id: ID!) { tryOperationAgain(id: $id) { state } }", variables },
  },
];

export const webOperations: readonly WebOperation[] = [["StuckJobsQuery", cast.ruth, 2]];
