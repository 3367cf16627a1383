import { type Guard, guardEach } from "../../graphql/guards.ts";

/** A person who may not use the station learns only that, and nothing about the station, from the status. */
const bySecret = "whoever has scanned a code hears how it stands for them, by `maySignInOnStation`";

export const stationSessionGuards: readonly Guard[] = [
  ...guardEach(["Query.qrLogin", "Mutation.QRLogin", "Mutation.declineQRLogin"], { signedIn: bySecret }),
  { operation: "Query.stationSessions", own: "where one is signed in" },
  { operation: "Mutation.endStationSession", own: "a session of one's own" },
  ...guardEach(["GET /api/station-session", "POST /api/station-session", "DELETE /api/station-session"], {
    signedIn: "the session of the token itself; whose token is of none has none",
  }),
  ...guardEach(
    [
      "POST /api/stations/qr-logins",
      "POST /api/stations/qr-logins/:id/poll",
      "GET /api/stations/session",
      "DELETE /api/stations/session",
      "POST /api/stations/session/use",
    ],
    { station: "its own codes and who is signed in on it" },
  ),
];
