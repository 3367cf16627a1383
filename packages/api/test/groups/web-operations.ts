import { aRecord, cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import { codeOf } from "./invitation-helpers.ts";

const { groupId } = aRecord();

export const groupWebOperations: readonly WebOperation[] = [
  ["GroupsQuery", cast.maya, 4],
  ["acceptInviteMutation", cast.nils, 8, async (portal) => ({ code: await codeOf(portal, 2) })],
  ["useLeaveGroupMutation", cast.tomas, 8, () => ({ customerGroupId: 2 })],
  ["useChangeInvitationRegenerateMutation", cast.priya, 6, () => ({ customerGroupId: groupId })],
  ["useChangeInvitationRevokeMutation", cast.priya, 6, () => ({ customerGroupId: groupId })],
];
