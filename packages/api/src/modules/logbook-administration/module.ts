import type { Guard } from "../../graphql/guards.ts";
import type { ApiModule } from "../module.ts";
import { loaders, resolvers } from "./resolvers.ts";

const operations = [
  "Query.attendings",
  "Query.hospitals",
  "Mutation.createAttending",
  "Mutation.updateAttending",
  "Mutation.deleteAttending",
  "Mutation.mergeAttendings",
  "Mutation.createHospital",
  "Mutation.updateHospital",
  "Mutation.deleteHospital",
];

/** The attendings and hospitals of a customer, for its administrators (7.088-7.106). */
export const logbookAdministrationModule = {
  name: "logbook-administration",
  resolvers,
  loaders,
  listSizes: { "Query.attendings": 5000, "Query.hospitals": 5000 },
  // The customer's own admins are tested beside these callers, by what the configured list says.
  guards: operations.map(
    (operation): Guard => ({
      operation,
      policy: "mayAdministerLogbook",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    }),
  ),
} satisfies ApiModule;
