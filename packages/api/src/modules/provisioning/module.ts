import type { ApiModule } from "../module.ts";
import { provisioningGuards } from "./guards.ts";

/** People and groups of institutions' directories (SCIM 2.0). */
export const provisioningModule = {
  name: "provisioning",
  resolvers: {},
  guards: provisioningGuards,
} satisfies ApiModule;
