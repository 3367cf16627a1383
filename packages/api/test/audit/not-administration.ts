import type { Operation } from "../../src/graphql/guards.ts";

const own = "somebody's own work, kept in its own table";
const device = "a device speaks of itself; what it is, is in its own tables";
const read = "marks what somebody has read of their own inbox";
const mails = "whether somebody is reminded of what waits for them by mail";
const room = "the history of the machine tells it, with who and when";

/** Changes that are no administration, each with the reason why the log says nothing of them. */
export const notAdministration: Partial<Readonly<Record<Operation, string>>> = {
  "DELETE /api/session": "somebody signs out; the identity service knows of it",
  "PUT /api/objects/*": "a signed link is used; that it was given is written where it is given",
  "POST /api/files": "a file that nothing uses yet; what uses it is written",
  "Mutation.saveLogbookDraft": own,
  "Mutation.discardLogbookDraft": own,
  "Mutation.enrollUserInCourse": own,
  "Mutation.createSimulatorLaunch": own,
  "Mutation.resetMyCourseProgress": own,
  "Mutation.refreshCourseProgress": "reads again how far somebody is",
  "Mutation.startSingleUserCloudCase": room,
  "Mutation.stopCloudCaseSessionWithVoucherId": room,
  "Mutation.startCloudCaseEvent": room,
  "Mutation.witnessCloudCaseRoom": room,
  "POST /api/stations/heartbeat": device,
  "PUT /api/stations/facts": device,
  "POST /api/stations/logs": device,
  "PUT /api/stations/logs/:id/pieces": device,
  "POST /api/agent/v1/report": device,
  "POST /api/stations/operations/:id/reports": device,
  "POST /api/simulator/store_result/:exerciseId": device,
  "POST /api/stations/qr-logins": "a code that nobody has scanned yet",
  "POST /api/stations/qr-logins/:id/poll":
    "asks whether somebody has; that they signed in is written when they do",
  "POST /api/station-session": "the browser of a station asks whose it is",
  "DELETE /api/station-session": "the same, said by the browser; that it ended is written once",
  "DELETE /api/stations/session": "that it ended is written once, whoever ends it",
  "POST /api/stations/session/use": "says that somebody is still there",
  "POST /api/s3/uploads": "nothing is there before an upload is finished, which is written",
  "POST /api/s3/uploads/:id/links": "the same: where its parts are sent to",
  "DELETE /api/s3/uploads/:id": "the same: it never was there",
  "POST /api/imports/:kind/check": "compares and changes nothing",
  "POST /api/reports": "errors of a browser are passed on, and nothing is kept",
  "Mutation.sendFeedback": "what somebody reports is kept in its own table; what becomes of it is written",
  "Mutation.saveConnectionCheck": own,
  "Mutation.setLogbookConfirmationMail": mails,
  "POST /api/confirmation-mails/stop": mails,
  "POST /api/invitation-mails/stop": mails,
  "POST /api/invitations/read": "says what a link is for and changes nothing",
  "POST /api/notification-mails/stop": read,
  "Mutation.setNotificationMail": read,
  "Mutation.setNotificationsSeen": read,
  "Mutation.setNotificationRead": read,
  "Mutation.setAllNotificationsRead": read,
  "Mutation.setNotificationDismissed": read,
};
