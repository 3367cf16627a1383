import { isSessionToken } from "@cathedra/domain/station-sign-in";

/** The request that an authorization is for, because the proof of a station is valid for one request only. */
export type SentRequest = {
  readonly method?: string | undefined;
  /** The address as it is passed to `fetch`. */
  readonly address: string;
  readonly body?: BodyInit | null | undefined;
};

/**
 * The headers of a request with this access token. The token of a session at a station works together with a proof of that station
 * alone; `isAtStation` brings the proof with any token, for what counts only from a station's own browser.
 */
export async function getAuthorization(
  accessToken: string,
  request: SentRequest,
  isAtStation = isSessionToken(accessToken),
): Promise<Readonly<Record<string, string>>> {
  const authorization = `Bearer ${accessToken}`;
  if (!isAtStation) return { authorization };
  const { proofHeader } = await import("./station-proof.ts");
  return { authorization, ...(await proofHeader(accessToken, request)) };
}
