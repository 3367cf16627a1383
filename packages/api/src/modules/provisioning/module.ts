import { provisioningLimits } from "@cathedra/domain/provisioning";
import type { ApiModule } from "../module.ts";
import { provisioningGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** People and groups of institutions' directories (SCIM 2.0). */
export const provisioningModule = {
  name: "provisioning",
  resolvers,
  listSizes: {
    "Query.directoryAccounts": provisioningLimits.peopleFound,
    "Provisioning.domains": provisioningLimits.domains,
    "Provisioning.credentials": provisioningLimits.credentials,
    "Provisioning.groups": 50,
    "Provisioning.requests": provisioningLimits.requestsShown,
    "Provisioning.targets": 50,
  },
  guards: provisioningGuards,
} satisfies ApiModule;
