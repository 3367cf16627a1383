import { aRecord, cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import { person } from "./class-builders.ts";

const customerGroupId = aRecord().groupId;
const inviteeIds = [1];

export const classInvitationWebOperations: readonly WebOperation[] = [
  ["InviteClassQuery", cast.priya, 5, () => ({ customerGroupId, limit: 50, offset: 0 })],
  ["inviteeRowsQuery", cast.priya, 5, () => ({ customerGroupId, limit: 100, offset: 0 })],
  [
    "useClassChangesInviteMutation",
    cast.priya,
    10,
    () => ({ customerGroupId, people: [person("web-operation@new.example", "Ada")] }),
  ],
  ["useClassChangesAgainMutation", cast.priya, 7, () => ({ customerGroupId, inviteeIds })],
  ["useClassChangesForgetMutation", cast.priya, 7, () => ({ customerGroupId, inviteeIds })],
];
