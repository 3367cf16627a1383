import type { Probe } from "../platform/role-matrix/probe.ts";

const payload = "A".repeat(22);
const header = { "content-type": "application/json" };
const stationRoute = (operation: Probe["operation"], url: string, body?: string): Probe => ({
  operation,
  call: async () => ({ url, headers: header, ...(body !== undefined && { body }) }),
});

export const stationSessionProbes: readonly Probe[] = [
  { operation: "Query.qrLogin", call: { query: `{ qrLogin(payload: "${payload}") { status } }` } },
  { operation: "Query.stationSessions", call: { query: "{ stationSessions { id } }" } },
  {
    operation: "Mutation.QRLogin",
    call: { query: `mutation { QRLogin(payload: "${payload}", matchCode: "10") { status } }` },
  },
  {
    operation: "Mutation.declineQRLogin",
    call: { query: `mutation { declineQRLogin(payload: "${payload}") { status } }` },
  },
  {
    operation: "Mutation.endStationSession",
    call: { query: `mutation { endStationSession(id: "${payload}") { id } }` },
    rule: { lets: [], otherwise: "notFound" },
  },
  { operation: "GET /api/station-session", call: async () => ({ url: "/api/station-session" }) },
  { operation: "POST /api/station-session", call: async () => ({ url: "/api/station-session" }) },
  { operation: "DELETE /api/station-session", call: async () => ({ url: "/api/station-session" }) },
  stationRoute("POST /api/stations/qr-logins", "/api/stations/qr-logins", "{}"),
  stationRoute("POST /api/stations/qr-logins/:id/poll", "/api/stations/qr-logins/x/poll", '{"secret":"x"}'),
  stationRoute("GET /api/stations/session", "/api/stations/session"),
  stationRoute("DELETE /api/stations/session", "/api/stations/session"),
  stationRoute("POST /api/stations/session/use", "/api/stations/session/use", "{}"),
];
