import { cloudServerTexts } from "./cloud-server.ts";

/** The texts of events, for trainees and administrators (3.010, 3.047-3.051, X107). */
export const cloudEventTexts = {
  /** Toast (3.047). */
  noCases: "Selected customer and learning space has no available modules and cases.",
  /** Toast (3.048). */
  tooLittleTime: "Too little spendable time in cloud cases time quota to create event.",
  /** Toast (3.049). */
  tooManyEvents: "There are already too many events scheduled at this time. Please select a different time.",
  /** Toast of a failed create and of a failed edit (3.050). */
  saveFailed: "Something went wrong creating the event.",
  /** Toast (3.051, spelling kept). */
  archiveFailed: "Failed to archived event. Please try again later.",
  created: "Created new event",
  updated: "Updated event",
  archived: "Successfully archived event.",
  /** (1.031) */
  loading: "Loading Upcoming Events...",
  /** What stands where somebody is in no event (X107). */
  none: "You are in no event yet. An organizer's invite link brings you in.",
  calendarFailed: "The calendar entry could not be downloaded. Please try again later.",
} as const;

/** The toast of an event that could not be created or edited, by the server's message (3.048-3.050). */
export function cloudEventFailure(message: string): string {
  if (message === cloudServerTexts.tooLittleSpendableTime) return cloudEventTexts.tooLittleTime;
  if (message === cloudServerTexts.tooManyEvents) return cloudEventTexts.tooManyEvents;
  return cloudEventTexts.saveFailed;
}
