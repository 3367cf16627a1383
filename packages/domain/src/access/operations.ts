import type { OperationKind } from "../operations/operation.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { mayChangeStorage } from "./storage.ts";

type Asking = Pick<Actor, "roles">;
type Following = Pick<Actor, "roles" | "memberships" | "userId">;

/**
 * Whether the actor may see the learning platform's mirror, its synchronisations and the list of all courses: system
 * administrators may (5.032).
 */
export function mayAdministerTalent({ roles }: Asking): Decision {
  return roles.includes("sys_admin") ? "allowed" : "forbidden";
}

/** Hanging work of the portal may be read by system administrators. */
export function maySeeHangingWork({ roles }: Asking): Decision {
  return roles.includes("sys_admin") ? "allowed" : "forbidden";
}

/** Only system administrators may end work that a station does; the station's people can see it on the station's page. */
function mayEndDeviceWork({ roles }: Asking): Decision {
  return roles.includes("sys_admin") ? "allowed" : "forbidden";
}

/** The reading of a class is for the admins of the group that is its subject, and for system administrators (X30). */
function mayFollowClassReading({ roles, memberships }: Following, subject: string): Decision {
  const isAdmin = memberships.some(({ groupId, role }) => role === "admin" && String(groupId) === subject);
  return isAdmin || roles.includes("sys_admin") ? "allowed" : "hidden";
}

/** The report of a logbook is for its person, who is its subject; system administrators may end work that hangs. */
function mayFollowReport({ roles, userId }: Following, subject: string): Decision {
  return userId === subject || roles.includes("sys_admin") ? "allowed" : "hidden";
}

/** The import of a logbook is its owner's, whose id is the subject; system administrators may end one that hangs. */
function mayFollowLogbookImport({ roles, userId }: Following, subject: string): Decision {
  return userId === subject || roles.includes("sys_admin") ? "allowed" : "hidden";
}

/** The export of a person's data is theirs, whose id is the subject; system administrators may end one that hangs. */
function mayFollowDataExport({ roles, userId }: Following, subject: string): Decision {
  return userId === subject || roles.includes("sys_admin") ? "allowed" : "hidden";
}

/** The policy of following an operation, by its kind. */
const byKind: Readonly<Record<OperationKind, (actor: Following, subject: string) => Decision>> = {
  platform_sync: mayAdministerTalent,
  class_reading: mayFollowClassReading,
  storage_purge: mayChangeStorage,
  logbook_report: mayFollowReport,
  software_download: mayEndDeviceWork,
  software_install: mayEndDeviceWork,
  logbook_import: mayFollowLogbookImport,
  personal_data_export: mayFollowDataExport,
};

/**
 * Whether the actor may follow, cancel and retry an operation: people who may start work of its kind may; for everyone else it does
 * not exist.
 */
export function mayFollowOperation(
  actor: Following,
  { kind, subject = "" }: { readonly kind: OperationKind; readonly subject?: string },
): Decision {
  return byKind[kind](actor, subject) === "allowed" ? "allowed" : "hidden";
}
