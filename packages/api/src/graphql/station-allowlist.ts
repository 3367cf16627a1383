import { appError } from "../errors.ts";
import type { PreparedDocument } from "./document-cache.ts";
import type { Operation } from "./guards.ts";
import { rootFields } from "./root-fields.ts";

type NonQuery = Exclude<Operation, `Query.${string}`>;

/**
 * All mutations and REST routes that a person signed in at a station by its code may call. Everything else is refused:
 * accounts, administration, invitations and personal settings need a device of one's own. Queries answer there as for a learner
 * (`atStation` of `domain/access`).
 */
export const stationAllowlist: ReadonlySet<string> = new Set<NonQuery>([
  "POST /api/graphql",
  "GET /api/hints",
  "GET /api/station-session",
  "POST /api/station-session",
  "DELETE /api/station-session",
  // The files of a run can be viewed on the station where it was made.
  "GET /api/vist-activities/:activityId/:document",
  // The manuals of the simulator are read at the station.
  "GET /api/s3/documentation/:softwareCode/:version",
  // A person who has linked the station may manage it at the station only.
  "Mutation.vistSystemSoftwareReleaseSetDownload",
  "Mutation.vistSystemSoftwareReleaseSetInstall",
  // Notifications can be read and marked on every station.
  "Mutation.setNotificationsSeen",
  "Mutation.setNotificationRead",
  "Mutation.setAllNotificationsRead",
  // Launching an exercise is allowed, because exercises are launched from the station's own browser.
  "Mutation.createSimulatorLaunch",
  // A person's own cases are downloaded to the station that runs them, and are created there.
  "GET /api/s3/vistcases",
  "POST /api/s3/vistcases",
  "GET /api/s3/getPreSignedUrl/*",
  // A person links a system while standing in front of it, with the pin that it shows.
  "Mutation.AddSystem",
  "Mutation.DeleteUserSystem",
  // Undoing is allowed, because only the person who did the act gets the id of its undo.
  "Mutation.undo",
]);

/** Refuses a route that is not for stations. */
export function refuseRouteForStation(method: string, url: string | undefined): void {
  const shown = method === "HEAD" ? "GET" : method;
  if (!stationAllowlist.has(`${shown} ${url ?? ""}`)) throw appError("NOT_AT_STATION");
}

/** Refuses an operation with a change that is not for stations. */
export function refuseOperationForStation({ document, operation }: PreparedDocument): void {
  if (operation.operation !== "mutation") return;
  for (const field of rootFields(document, operation)) {
    if (field !== "__typename" && !stationAllowlist.has(`Mutation.${field}`))
      throw appError("NOT_AT_STATION");
  }
}
