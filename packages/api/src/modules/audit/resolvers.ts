import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { auditCustomers, auditPeople } from "./choices.ts";
import { noteAuditExport } from "./note-export.ts";
import { auditEntry } from "./one-entry.ts";
import { auditEntries } from "./read-entries.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    auditEntries: (_, args, context) => auditEntries(context, context.actor, args),
    auditEntry: (_, { id }, context) => auditEntry(context, context.actor, id),
    auditPeople: (_, { searchText }, context) => auditPeople(context, context.actor, searchText),
    auditCustomers: (_, { searchText }, context) => auditCustomers(context, context.actor, searchText),
  },
  Mutation: {
    noteAuditExport: (_, { filter }, context) => noteAuditExport(context, context.actor, filter),
  },
} satisfies Resolvers;
