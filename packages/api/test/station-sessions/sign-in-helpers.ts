import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { Answer, Caller, CastApp } from "../support/cast-app.ts";
import { type EnrolledStation, toSign } from "../support/stations.ts";

/** A code as its station has it, with what is in its link. */
export type Code = {
  readonly id: string;
  readonly secret: string;
  readonly url: string;
  readonly matchCode: string;
  readonly expiresAt: string;
  readonly pollSeconds: number;
  readonly payload: string;
};

export type GivenSession = {
  readonly id: string;
  readonly accessToken: string;
  readonly expiresAt: string;
  readonly person: { readonly keycloakId: string; readonly name: string };
};

export async function newCode(station: EnrolledStation): Promise<Code> {
  const response = await station.says("POST", "/api/stations/qr-logins");
  if (response.statusCode !== 201) throw new Error(response.body);
  const code = response.json<Omit<Code, "payload">>();
  return { ...code, payload: new URL(code.url).searchParams.get("qrlogin") ?? "" };
}

export const poll = (station: EnrolledStation, { id, secret }: Pick<Code, "id" | "secret">) =>
  station.says("POST", `/api/stations/qr-logins/${id}/poll`, { secret });

export const polled = async (station: EnrolledStation, code: Pick<Code, "id" | "secret">) =>
  (await poll(station, code)).json<{ status: string; session?: GivenSession }>();

const mutation = `mutation ($payload: String!, $matchCode: String, $serviceTag: String) {
  QRLogin(payload: $payload, matchCode: $matchCode, serviceTag: $serviceTag) {
    status triesLeft station { serviceTag name place owner }
  }
}`;

export type Outcome = {
  readonly status: string;
  readonly triesLeft: number | null;
  readonly station: { readonly name: string } | null;
};

export function asked(
  portal: CastApp,
  who: Caller,
  variables: { payload: string; matchCode?: string; serviceTag?: string },
): Promise<Answer<{ QRLogin: Outcome }>> {
  return portal.ask(who, mutation, variables);
}

/** The answer to a person who scans a code and types these digits, or the code of the error. */
export async function scan(
  portal: CastApp,
  who: Caller,
  { payload, matchCode }: Pick<Code, "payload" | "matchCode">,
  serviceTag?: string,
): Promise<string> {
  const { data, errors } = await asked(portal, who, {
    payload,
    matchCode,
    ...(serviceTag === undefined ? {} : { serviceTag }),
  });
  return data?.QRLogin.status ?? errors?.[0]?.extensions.code ?? "?";
}

export const other = (matchCode: string): string => (matchCode === "10" ? "11" : "10");

/** A session as the page of its station has it. */
export type SignedIn = GivenSession & { readonly code: Code; readonly station: EnrolledStation };

/** A request of the page of a session's station, in JSON; of a text alone: with that token and no proof. */
export function injectAs(
  { app }: Pick<CastApp, "app">,
  session: Pick<SignedIn, "accessToken" | "station"> | string,
  request: InjectOptions,
): Promise<LightMyRequestResponse> {
  const token = typeof session === "string" ? session : session.accessToken;
  const proof = typeof session === "string" ? {} : session.station.proof(token, toSign(request));
  const type = request.payload === undefined ? {} : { "content-type": "application/json" };
  return app.inject({ ...request, headers: { authorization: `Bearer ${token}`, ...proof, ...type } });
}

/** Signs a person in on a station by a new code. */
export async function signIn(portal: CastApp, station: EnrolledStation, who: Caller): Promise<SignedIn> {
  const code = await newCode(station);
  const status = await scan(portal, who, code);
  const { session } = await polled(station, code);
  if (session === undefined) throw new Error(status);
  return { ...session, code, station };
}

/** A request of the page of a session's station; of a text alone: with that token and no proof. */
export function withToken(
  portal: Pick<CastApp, "app">,
  session: SignedIn | string,
  query: string,
  variables: unknown = {},
): Promise<LightMyRequestResponse> {
  const payload = JSON.stringify({ query, variables });
  return injectAs(portal, session, { method: "POST", url: "/api/graphql", payload });
}

/** The recorded events of a station, oldest first. */
export async function toAuditFacts({ database }: CastApp, subject: string) {
  const { rows } = await database.pool.query<{
    action: string;
    actor_id: string | null;
    after: Readonly<Record<string, unknown>> | null;
  }>("select action, actor_id, after from audit_log where subject = $1 order by id", [subject]);
  return rows;
}
