import type { GroupId } from "@cathedra/domain";
import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import {
  issueCertificate,
  readMyCertificate,
  readMyCertificates,
  withdrawCertificate,
} from "./certificates.ts";
import { changeAssignment } from "./change-assignment.ts";
import { createAssignment } from "./create-assignment.ts";
import {
  countOverdue,
  readAssignmentPeople,
  readChoices,
  readGroupAssignments,
  readMyAssignments,
} from "./read-assignments.ts";
import { setTimeZone } from "./set-time-zone.ts";
import { withdrawAssignment } from "./withdraw-assignment.ts";

/** Fields of groups, read for all groups of a page together. */
export const loaders = {
  ClassOverview: {
    overdue: async (queries, { db, clock }) => {
      const counts = await countOverdue(
        { db, clock },
        queries.map(({ obj }) => obj.id as GroupId),
      );
      return queries.map(({ obj }) => counts.get(obj.id) ?? 0);
    },
  },
} satisfies Loaders;

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    groupAssignments: (_, { customerGroupId }, context) =>
      readGroupAssignments(context, context.actor, customerGroupId),
    assignmentPeople: (_, args, context) => readAssignmentPeople(context, context.actor, args),
    assignmentChoices: (_, { customerGroupId }, context) =>
      readChoices(context, context.actor, customerGroupId),
    myCertificate: (_, { assignmentId }, context) => readMyCertificate(context, context.actor, assignmentId),
    myCertificates: (_, __, context) => readMyCertificates(context, context.actor),
    myAssignments: (_, args, context) => readMyAssignments(context, context.actor, args),
  },
  Mutation: {
    createAssignment: (_, args, context) => createAssignment(context, context.actor, args),
    changeAssignment: (_, args, context) => changeAssignment(context, context.actor, args),
    withdrawAssignment: async (_, { assignmentId }, context) => ({
      assignmentId,
      undo: await withdrawAssignment(context, context.actor, assignmentId),
    }),
    issueCertificate: (_, args, context) => issueCertificate(context, context.actor, args),
    withdrawCertificate: (_, { assignmentId }, context) =>
      withdrawCertificate(context, context.actor, assignmentId),
    setTimeZone: (_, { timeZone }, context) => setTimeZone(context, context.actor, timeZone),
  },
} satisfies Resolvers;
