import type { Probe } from "../platform/role-matrix/probe.ts";
import { anAct } from "./audit-builders.ts";

export const auditProbes: readonly Probe[] = [
  { operation: "Query.auditEntries", call: { query: "{ auditEntries { entries { id } } }" } },
  { operation: "Query.auditPeople", call: { query: '{ auditPeople(searchText: "may") { id } }' } },
  { operation: "Query.auditCustomers", call: { query: "{ auditCustomers { id } }" } },
  {
    operation: "Query.auditEntry",
    call: {
      query: "query ($id: ID!) { auditEntry(id: $id) { entry { id } facts { label } } }",
      variables: async (portal) => ({ id: await anAct(portal) }),
    },
  },
  { operation: "Mutation.noteAuditExport", call: { query: "mutation { noteAuditExport }" } },
];
