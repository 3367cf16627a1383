import { cast, groupOf } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import { aGroup, northgate, removedGroup } from "./group-administration-helpers.ts";

const customerGroupId = groupOf("irResidents").id;

export const groupAdministrationWebOperations: readonly WebOperation[] = [
  ["AdminGroupsQuery", cast.george, 7, () => ({ search: "ir", sort: "za", limit: 30, offset: 0 })],
  ["MembersDrawerQuery", cast.priya, 5, () => ({ customerGroupId })],
  ["latestGroupQuery", cast.george, 5, () => ({ customerGroupId })],
  [
    "useGroupChangesCreateMutation",
    cast.george,
    10,
    () => ({ customerId: northgate, name: "Made by the web", admin: cast.priya.email, key: "web" }),
  ],
  [
    "useGroupChangesSaveMutation",
    cast.george,
    14,
    async (portal) => ({ id: (await aGroup(portal)).id, name: "Changed", adminEmail: cast.tomas.email }),
  ],
  [
    "useGroupChangesRemoveMutation",
    cast.george,
    11,
    async (portal) => ({
      customerId: northgate,
      customerGroupId: (await aGroup(portal)).id,
      retainCourseAccess: true,
    }),
  ],
  [
    "useRemoveUsersAllMutation",
    cast.priya,
    13,
    async (portal) => ({ customerGroupId: (await aGroup(portal, { learners: [cast.maya] })).id }),
  ],
  [
    "useRemoveUsersOneMutation",
    cast.priya,
    14,
    async (portal) => ({
      customerGroupId: (await aGroup(portal, { learners: [cast.maya] })).id,
      keycloakId: cast.maya.keycloakId,
    }),
  ],
  [
    "sendUndoMutation",
    cast.george,
    12,
    async (portal) => ({ undoId: (await removedGroup(portal, cast.george)).undo.undoId }),
  ],
];
