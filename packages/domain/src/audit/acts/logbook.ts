import { act, taking } from "./act.ts";

export const logbookActs = {
  "logbook.record_created": act("Logbook record created", "record"),
  "logbook.record_changed": act("Logbook record changed", "record"),
  "logbook.record_deleted": taking("Logbook record deleted", "record"),
  "logbook.record_confirmed": act("Logbook record confirmed", "record"),
  "logbook.record_confirmation_undone": act("Confirmation of a logbook record undone", "record"),
  "logbook.record_returned": act("Logbook record returned to its trainee", "record"),
  "logbook.record_reopening_asked": act("Asked to open a logbook record again", "record"),
  "logbook.record_reopened": act("Logbook record opened again", "record"),
  "logbook.target_added": act("Target added", "target"),
  "logbook.target_changed": act("Target changed", "target"),
  "logbook.target_removed": taking("Target removed", "target"),
  "attending.added": act("Attending added", "attending"),
  "attending.changed": act("Attending changed", "attending"),
  "attending.removed": taking("Attending removed", "attending"),
  "attending.merged": taking("Attendings merged", "attending"),
  "hospital.added": act("Hospital added", "hospital"),
  "hospital.changed": act("Hospital changed", "hospital"),
  "hospital.removed": taking("Hospital removed", "hospital"),
  "hospital.merged": taking("Hospitals merged", "hospital"),
} as const;
