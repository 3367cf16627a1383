import { act, taking } from "./act.ts";

export const groupActs = {
  "group.created": act("Group created", "group"),
  "group.changed": act("Group changed", "group"),
  "group.removed": taking("Group deleted", "group"),
  "group.restored": act("Group restored", "group"),
  "group.users_removed": taking("People removed from a group", "group"),
  "group.users_restored": act("People restored to a group", "group"),
  "group.joined": act("Group joined", "group"),
  "group.left": act("Group left", "group"),
  "group.courses_changed": act("Courses of a group changed", "group"),
  "group.class_invited": act("Class invited", "group"),
  "group.invited_again": act("Class invited again", "group"),
  "group.invitees_forgotten": taking("Invited people removed from the list", "group"),
  "group.invitation_regenerated": act("New link to a group", "group"),
  "group.invitation_revoked": taking("Link to a group withdrawn", "group"),
} as const;
