import { auditLimits } from "@cathedra/domain/audit";
import type { ApiModule } from "../module.ts";
import { auditGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** The audit log, for support, sys_admin and the admins of customers. */
export const auditModule = {
  name: "audit",
  resolvers,
  listSizes: {
    "AuditEntriesPage.entries": auditLimits.page,
    "AuditEntryDetail.facts": 20,
    "AuditEntryDetail.people": 20,
    "Query.auditPeople": auditLimits.choices,
    "Query.auditCustomers": auditLimits.choices,
  },
  guards: auditGuards,
} satisfies ApiModule;
