import type { Probe } from "../platform/role-matrix/probe.ts";

export const activityLogProbes: readonly Probe[] = [
  { operation: "Query.vistActivities", call: { query: "{ vistActivities { count activities { id } } }" } },
  {
    operation: "Query.allVistActivities",
    call: { query: "{ allVistActivities { count activities { id } allCustomerGroups { id } } }" },
  },
  {
    operation: "Query.vistActivity",
    call: { query: '{ vistActivity(id: "00000000-0000-4000-8000-000000000000") { id } }' },
  },
  {
    operation: "Query.vistActivityChoices",
    call: { query: "{ vistActivityChoices { code exercises { key } } }" },
  },
];
