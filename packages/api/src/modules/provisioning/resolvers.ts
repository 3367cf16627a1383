import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import {
  answerHeldDeactivations,
  assignDirectoryGroup,
  issueCredential,
  revokeCredential,
  setProvisioningMode,
} from "./change-provisioning.ts";
import { confirmDomains } from "./confirm-domains.ts";
import { readProvisioning } from "./read-provisioning.ts";
import { findDirectoryAccounts, releaseAccount } from "./release-account.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    provisioning: (_, { customerId }, context) => readProvisioning(context, context.actor, customerId),
    directoryAccounts: (_, { customerId, search }, { db, actor }) =>
      findDirectoryAccounts(db, actor, customerId, search),
  },
  Mutation: {
    setProvisioningMode: async (_, { customerId, mode }, context) => {
      await setProvisioningMode(context, context.actor, customerId, mode);
      return readProvisioning(context, context.actor, customerId);
    },
    confirmDomains: async (_, { customerId, domains }, context) => {
      await confirmDomains(context, context.actor, customerId, domains);
      return readProvisioning(context, context.actor, customerId);
    },
    issueProvisioningCredential: async (_, { customerId }, context) => ({
      token: await issueCredential(context, context.actor, customerId),
      provisioning: await readProvisioning(context, context.actor, customerId),
    }),
    revokeProvisioningCredential: async (_, { customerId, id }, context) => {
      await revokeCredential(context, context.actor, customerId, id);
      return readProvisioning(context, context.actor, customerId);
    },
    assignDirectoryGroup: async (_, { customerId, id, groupId }, context) => {
      await assignDirectoryGroup(context, context.actor, customerId, {
        id,
        groupId: groupId ?? null,
      });
      return readProvisioning(context, context.actor, customerId);
    },
    releaseDirectoryAccount: async (_, { customerId, id }, context) => {
      await releaseAccount(context, context.actor, customerId, id);
      return readProvisioning(context, context.actor, customerId);
    },
    answerHeldDeactivations: async (_, { customerId, ...answer }, context) => {
      await answerHeldDeactivations(context, context.actor, customerId, answer);
      return readProvisioning(context, context.actor, customerId);
    },
  },
} satisfies Resolvers;
