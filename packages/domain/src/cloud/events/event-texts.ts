import { durationText } from "../../duration.ts";

/** The texts of events, for trainees and administrators (3.010, 3.047-3.051, X107). */
export const cloudEventTexts = {
  /** The text of a toast; the wording is specified (3.047). */
  noCases: "Selected customer and learning space has no available modules and cases.",
  /** The text of a toast; the wording is specified (3.048). */
  tooLittleTime: "Too little spendable time in cloud cases time quota to create event.",
  /** The text of a toast; the wording is specified (3.049). */
  tooManyEvents: "There are already too many events scheduled at this time. Please select a different time.",
  /** The toast after creating or editing an event failed; the wording is specified (3.050). */
  saveFailed: "Something went wrong creating the event.",
  /** Shown in a toast (3.051, with the specified spelling). */
  archiveFailed: "Failed to archived event. Please try again later.",
  /** Shown at the field when the person's clocks skip the typed time on that day. */
  skippedTime: "The clocks go forward on this day, and this time does not exist. Choose another one.",
  /** Shown in the form, below the addresses. */
  unknownOrganizers: (count: number): string =>
    count === 1
      ? "No user of the portal has this address yet. The person who signs in with it later organizes the event."
      : "No user of the portal has these addresses yet. Anyone who signs in with one later organizes the event.",
  /** Shown in a list of organizers. */
  organizerWithoutUser: (email: string): string => `${email} (no user yet)`,
  created: "Created new event",
  updated: "Updated event",
  archived: "Successfully archived event.",
  /** Shown on the event's card, in the hour before it and as it begins. */
  startsIn: (minutes: number): string => `Starts in ${minutes} min`,
  startsNow: "Starts now",
  /** Shown when the event's time has come and its organizers have not started it. */
  late: (minutes: number): string => `Not started yet, ${durationText(minutes * 60)} late`,
  /** Shown on an event's page once its time has come; `ended` means that the event was started and has no session now. */
  status: { started: "In progress", starting: "Starting", ended: "Session ended" },
  /** The title of an event's page until the event's name is known. */
  live: "Live event",
  /** The specification gives this text word for word (1.031). */
  loading: "Loading Upcoming Events...",
  /** Shown to people without events (X107). */
  none: "You have no events yet. Open an organizer's invite link to join one.",
  organizers: (count: number): string => (count === 1 ? "Organizer" : "Organizers"),
  /** Shown before organizers may start the event (3.017). */
  opensAt: (time: string): string => `You can start this event from ${time}.`,
  /** Shown to participants who wait for an organizer. */
  waitForStart: "Waiting for an organizer to start the event. It opens for you once it has started.",
  /** Shown to participants after the session of the event has ended, before its time is over. */
  waitForRestart:
    "The session has ended. If an organizer starts the event again, you will be let in automatically.",
  /** Shown to participants while a start failed. */
  waitForAnother:
    "Please wait here: an organizer can start the event again. You will be let in automatically.",
  /** Shown when the event lost its simulator (0063). */
  organizerStartsAnew: "Stay here: an organizer can restart it, and you will be let in automatically.",
  startAnewYourself: "Restart it on another simulator: everyone who stays is let in automatically.",
  startAnew: "Restart",
  comesUpAnew: "Restarting. You will be let in automatically.",
  waitOn: "Wait",
  cancelQuestion: "Everyone who is waiting for it is told. It can be started again.",
  /** Shown to participants and organizers. */
  startCancelled: "The start was cancelled.",
  /** Says until when the room of an event stays open. */
  roomCloses: (time: string): string => `The room stays open until ${time}, 5 minutes longer than the event.`,
  gone: "This event is no longer available.",
  isOver: "This event has ended.",
  cancelled: "This event was cancelled. The calendar file takes it off your calendar.",
  cancelledEvents: "Cancelled Events",
  /** Shown in the report of an event. */
  nobodyCame: "No one has been in the room.",
  didNotCome: "Did not come",
  nothingRun: "No case was run.",
  end: "End event",
  /** Shown to a person who was removed from an event while in its room: the session continues without them. */
  noOrganizer: "You are no longer an organizer of this event. Its administrators can tell you why.",
  nowParticipant: "You are no longer an organizer of this event. You stay in it as a participant.",
  nowOrganizer: "You are an organizer of this event now.",
  noPlace: "You no longer have a place in this event. Its organizers can tell you why.",
  endThis: "End this event?",
  endQuestion: "The session ends now for everyone in it.",
  /** The texts of toasts about events (X107). */
  starting: "Event starting",
  ended: "Event ended",
  endFailed: "Failed to end event, please try again later",
  calendarFailed: "The calendar entry could not be downloaded. Please try again later.",
} as const;
