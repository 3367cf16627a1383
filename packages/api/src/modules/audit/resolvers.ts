import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { auditEntry } from "./entry-detail.ts";
import { auditCustomers, auditPeople } from "./people-and-customers-to-filter-by.ts";
import { auditEntries } from "./read-entries.ts";
import { recordAuditExport } from "./record-export.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    auditEntries: (_, args, context) => auditEntries(context, context.actor, args),
    auditEntry: (_, { id }, context) => auditEntry(context, context.actor, id),
    auditPeople: (_, { searchText }, context) => auditPeople(context, context.actor, searchText),
    auditCustomers: (_, { searchText }, context) => auditCustomers(context, context.actor, searchText),
  },
  Mutation: {
    noteAuditExport: (_, { filter }, context) => recordAuditExport(context, context.actor, filter),
  },
} satisfies Resolvers;
