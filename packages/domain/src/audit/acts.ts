import { type Act, act, taking } from "./acts/act.ts";
import { stationActs } from "./acts/stations.ts";

/** Acts of people on their own account and on their courses. */
const peopleActs = {
  "account.profile_changed": act("Profile changed", "person"),
  "account.progress_reset": taking("Course progress of an account reset", "person"),
  "feedback.changed": act("Feedback changed", "feedback"),
  "terms.accepted": act("Terms of service accepted", "person"),
  "person.hours_given": act("Hours for cloud cases given to a person", "person"),
  "person.hours_taken_back": taking("Hours for cloud cases taken back from a person", "person"),
  "person.reminded": act("Person reminded by mail", "person"),
  "personal_data.export_requested": act("Export of own data requested", "person"),
  "personal_data.export_made": act("Export of own data made", "person"),
  "personal_data.export_opened": act("Link to the export of own data given", "person"),
  "course.made_available": act("Course made available to a person", "person"),
} as const;

const softwareActs = {
  "software_release.created": act("Software release created", "release"),
  "software_release.uploaded": act("File of a software release uploaded", "release"),
  "software_release.document_removed": taking("Document of a software release removed", "release"),
  "software_release.deleted": taking("Software release deleted", "release"),
  "software_release.rollout_set": act("Rollout of a software release changed", "release"),
  "software_release.published": act("Software release published", "release"),
  "software_release.withdrawn": taking("Software release withdrawn", "release"),
  "software_update.download_requested": act("Download of an update requested", "update"),
  "software_update.install_requested": act("Installation of an update requested", "update"),
} as const;

/** Acts on cloud machines and their sessions. */
const machineActs = {
  "machine.made_ready": act("Machine made ready", "machine"),
  "machine.freed": taking("Machine freed", "machine"),
  "machine.turned_off": taking("Machine turned off", "machine"),
  "machine.turned_on": act("Machine turned on", "machine"),
  "machine.reset": taking("Machine reset", "machine"),
  "machine.removed": taking("Machine removed", "machine"),
  "machine.session_ended": taking("Session on a machine ended", "machine"),
  "session.extended": act("Cloud case extended", "session"),
} as const;

/** Acts on vouchers, events and the codes of both. */
const voucherActs = {
  "voucher.created": act("Voucher created", "voucher"),
  "voucher.changed": act("Voucher changed", "voucher"),
  "voucher.archived": taking("Voucher or event archived", "voucher"),
  "voucher.accepted": act("Voucher accepted", "voucher"),
  "voucher.code_regenerated": act("New code for a voucher", "voucher"),
  "voucher.code_revoked": taking("Code of a voucher withdrawn", "voucher"),
  "event.created": act("Event created", "voucher"),
  "event.changed": act("Event changed", "voucher"),
  "course_voucher.created": act("Course voucher created", "course_voucher"),
  "course_voucher.accepted": act("Course voucher accepted", "course_voucher"),
  "course_voucher.code_regenerated": act("New code for a course voucher", "course_voucher"),
  "course_voucher.code_revoked": taking("Code of a course voucher withdrawn", "course_voucher"),
} as const;

/** Acts of an institution's directory, and on its connection. */
const provisioningActs = {
  "provisioning.changed": act("Provisioning of an institution changed", "customer"),
  "provisioning.domains_confirmed": act("Domains of an institution confirmed", "customer"),
  "provisioning.credential_issued": act("Credential of a directory issued", "customer"),
  "provisioning.credential_revoked": taking("Credential of a directory revoked", "customer"),
  "provisioning.group_mapped": act("Group of a directory assigned", "customer"),
  "provisioning.deactivations_answered": act("Held deactivations answered", "customer"),
  "provisioning.people_linked": act("People linked to a directory", "customer"),
  "provisioning.account_released": taking("Account released from a directory", "customer"),
  "provisioning.people_deactivated": taking("People deactivated by their directory", "customer"),
  "provisioning.people_reactivated": act("People reactivated by their directory", "customer"),
  "provisioning.members_changed": act("Members of groups changed by a directory", "customer"),
} as const;

/** Acts on customers: their admins, their time for cloud cases, and the content of their spaces. */
const accountActs = {
  "customer.created": act("Account created", "customer"),
  "customer.changed": act("Account changed", "customer"),
  "customer.proficiency_rule_chosen": act("Proficiency rule chosen", "customer"),
  "quota.topped_up": act("Time for cloud cases added", "customer"),
  "learning_space.changed": act("Learning space changed", "learning_space"),
  "learning_space_access.changed": act("Access to a learning space changed", "space_access"),
  "talent.sync_requested": act("Synchronisation with Talent started", "operation"),
  "simulator_modules.imported": act("Simulator modules imported", "document"),
  "operation.cancelled": taking("Background job cancelled", "operation"),
  "operation.forced_to_end": taking("Background job stopped", "operation"),
  "operation.tried_again": act("Background job retried", "operation"),
  "audit.exported": act("Audit log exported", "document"),
} as const;

const groupActs = {
  "group.created": act("Group created", "group"),
  "group.changed": act("Group changed", "group"),
  "group.reading_requested": act("Progress of a class requested", "group"),
  "group.removed": taking("Group deleted", "group"),
  "group.restored": act("Group restored", "group"),
  "group.users_removed": taking("People removed from a group", "group"),
  "group.users_restored": act("People restored to a group", "group"),
  "group.joined": act("Group joined", "group"),
  "group.left": act("Group left", "group"),
  "group.courses_changed": act("Courses of a group changed", "group"),
  "group.assignment_created": act("Assignment created", "group"),
  "group.assignment_changed": act("Assignment changed", "group"),
  "group.assignment_withdrawn": taking("Assignment withdrawn", "group"),
  "group.assignment_restored": act("Assignment restored", "group"),
  "group.class_invited": act("Class invited", "group"),
  "group.invited_again": act("Class invited again", "group"),
  "group.people_reminded": act("People reminded by mail", "group"),
  "group.invitees_forgotten": taking("Invited people removed from the list", "group"),
  "group.invitation_regenerated": act("New link for a group", "group"),
  "group.invitation_revoked": taking("Link to a group withdrawn", "group"),
} as const;

/** Acts on personal cases, uploaded files, and the file library. */
const fileActs = {
  "personal_case.kept": act("Personal case saved", "personal_case"),
  "personal_case.replaced": act("Personal case replaced", "personal_case"),
  "storage.link_given": act("Link to a stored file given", "object"),
  "run.case_downloaded": act("All files of a run downloaded", "run"),
  "library.folder_made": act("Folder created", "library_item"),
  "library.uploaded": act("File uploaded", "library_item"),
  "library.link_given": act("Link to a library file given", "library_item"),
  "library.file_read": act("Library file read", "library_item"),
  "library.renamed": act("File or folder renamed", "library_item"),
  "library.moved": act("File or folder moved", "library_item"),
  "library.trashed": taking("File or folder put into the trash", "library_item"),
  "library.restored": act("File or folder restored from the trash", "library_item"),
  "library.trash_emptied": taking("Library trash emptied", "library_item"),
  "library.purged": taking("File or folder removed permanently", "library_item"),
} as const;

const logbookActs = {
  "logbook.record_created": act("Logbook record created", "record"),
  "logbook.record_changed": act("Logbook record changed", "record"),
  "logbook.record_deleted": taking("Logbook record deleted", "record"),
  "logbook.record_confirmed": act("Logbook record confirmed", "record"),
  "logbook.record_confirmed_in_stead": act("Logbook record confirmed in its attending's stead", "record"),
  "logbook.record_confirmation_undone": act("Confirmation of a logbook record undone", "record"),
  "logbook.record_returned": act("Logbook record returned to its trainee", "record"),
  "logbook.record_return_undone": act("Return of a logbook record undone", "record"),
  "logbook.record_reopening_asked": act("Asked to reopen a logbook record", "record"),
  "logbook.record_reopened": act("Logbook record reopened", "record"),
  "logbook.double_dismissed": act("Suspected double entry dismissed", "record"),
  "logbook.double_restored": act("Double entry suspected again", "record"),
  "logbook.imported": act("Earlier logbook imported", "person"),
  "logbook.import_undone": taking("Import of an earlier logbook undone", "person"),
  "logbook.mapping_saved": act("Mapping of logbook imports saved", "person"),
  "logbook.mapping_deleted": taking("Mapping of logbook imports deleted", "person"),
  "logbook.entrustment_rated": act("Independence in a logbook record rated", "record"),
  "logbook.trainee_role_stated": act("Trainee's role in a logbook record stated", "record"),
  "logbook.target_added": act("Target added", "target"),
  "logbook.target_changed": act("Target changed", "target"),
  "logbook.target_removed": taking("Target removed", "target"),
  "logbook.settings_changed": act("Logbook settings changed", "customer"),
  "attending.added": act("Attending added", "attending"),
  "attending.changed": act("Attending changed", "attending"),
  "attending.address_asked": act("Change of an attending's address asked", "attending"),
  "attending.address_accepted": act("New address of an attending said yes", "attending"),
  "attending.address_agreed": act("Present address of an attending agreed to the change", "attending"),
  "attending.address_refused": act("Change of an attending's address refused by mail", "attending"),
  "attending.address_taken_back": act("Change of an attending's address taken back", "attending"),
  "attending.address_not_answered": act(
    "Change of an attending's address ended without an effect",
    "attending",
  ),
  "attending.address_changed": act("Address of an attending changed", "attending"),
  "attending.removed": taking("Attending removed", "attending"),
  "attending.merged": taking("Attendings merged", "attending"),
  "hospital.added": act("Hospital added", "hospital"),
  "hospital.changed": act("Hospital changed", "hospital"),
  "hospital.removed": taking("Hospital removed", "hospital"),
  "hospital.merged": taking("Hospitals merged", "hospital"),
} as const;

/** Groups of acts in the order of the filter, each with its words. */
const groups = {
  accounts: { label: "Accounts and content", acts: accountActs },
  people: { label: "People", acts: peopleActs },
  provisioning: { label: "Provisioning", acts: provisioningActs },
  groups: { label: "Groups", acts: groupActs },
  vouchers: { label: "Vouchers and events", acts: voucherActs },
  logbook: { label: "Logbook", acts: logbookActs },
  machines: { label: "Cloud machines", acts: machineActs },
  stations: { label: "Stations", acts: stationActs },
  software: { label: "Software", acts: softwareActs },
  files: { label: "Files and cases", acts: fileActs },
} as const;

type Groups = typeof groups;
export type ActGroup = keyof Groups;
/** Every act that the log knows: a noun and a participle. One that is not listed does not compile. */
export type AuditAct = { [Group in ActGroup]: keyof Groups[Group]["acts"] }[ActGroup];

export const actGroups: readonly { readonly key: ActGroup; readonly label: string }[] = Object.entries(
  groups,
).map(([key, { label }]) => ({ key: key as ActGroup, label }));

const known: ReadonlyMap<string, Act & { readonly group: ActGroup }> = new Map(
  Object.entries(groups).flatMap(([group, { acts }]) =>
    Object.entries<Act>(acts).map(([name, act]) => [name, { ...act, group: group as ActGroup }] as const),
  ),
);

/** The description of an act; undefined for an act of an earlier version of the portal. */
export function getAct(name: string): (Act & { readonly group: ActGroup }) | undefined {
  return known.get(name);
}

/** The names of all acts, or of those of a group. */
export function getActs(group?: string): readonly string[] {
  return [...known].filter(([, act]) => group === undefined || act.group === group).map(([name]) => name);
}

/** The acts about things of a kind. */
export function actsOn(thing: string): readonly string[] {
  return [...known].filter(([, act]) => act.thing === thing).map(([name]) => name);
}

/** The name of an act; an unknown act keeps its own name, written as words. */
export function getLabel(name: string): string {
  return known.get(name)?.label ?? name.replaceAll(/[._]/g, " ");
}
