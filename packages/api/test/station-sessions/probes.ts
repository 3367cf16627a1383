import { type CastPerson, cast } from "@cathedra/test-fixtures";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { enrolledStation } from "../support/stations.ts";
import { newCode, signIn } from "./sign-in-helpers.ts";

const payload = "A".repeat(22);

const header = { "content-type": "application/json" };

const stationRoute = (operation: Probe["operation"], url: string, body?: string): Probe => ({
  operation,
  call: async () => ({ url, headers: header, ...(body !== undefined && { body }) }),
});

export const probes: readonly Probe[] = [
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

const query = "{ stationSessions { id signedInAt } }";

async function give(portal: CastApp, whose: CastPerson) {
  const { id } = await signIn(portal, await enrolledStation(portal), whose);
  return { id };
}

export const ownProbes: readonly OwnProbe[] = [
  { operation: "Query.stationSessions", query, give },
  {
    operation: "Mutation.endStationSession",
    query: "mutation ($id: ID!) { endStationSession(id: $id) { id endedAt } }",
    shown: query,
    give,
  },
];

const aCode = async (portal: CastApp) => {
  const { payload, matchCode } = await newCode(await enrolledStation(portal));
  return { payload, matchCode };
};

export const webOperations: readonly WebOperation[] = [
  ["ScannedCodeQuery", cast.maya, 2, aCode],
  ["useAnswerCodeMutation", cast.maya, 11, aCode],
  ["useAnswerCodeDeclineMutation", cast.maya, 11, aCode],
  ["SignInsQuery", cast.maya, 3, () => ({})],
  [
    "SignInCardMutation",
    cast.maya,
    8,
    async (portal) => ({ id: (await signIn(portal, await enrolledStation(portal), cast.maya)).id }),
  ],
];
