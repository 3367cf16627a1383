import { stationProof } from "@cathedra/domain/stations";
import type { DesktopClient } from "@cathedra/qt-bridge";
import { desktop } from "../site/desktop.ts";
import type { SentRequest } from "./authorization.ts";

// Proves to the portal that this page runs in a station's own browser. This module is loaded on demand, because other pages do
// not need the desktop client.

/** How long a request waits for a desktop client that is just being restarted, in milliseconds. */
const patienceMs = 5_000;

/** The header with a proof for this access token and this request; empty if no desktop client signs it. */
export async function proofHeader(
  accessToken: string,
  { method = "GET", address, body }: SentRequest,
): Promise<Readonly<Record<string, string>>> {
  const client = desktop();
  await connected(client);
  const { pathname, search } = new URL(address, "https://portal.invalid");
  const answer = await client.stationSession.proveRequest({
    tokenHash: await computeHash(new TextEncoder().encode(accessToken)),
    method,
    target: pathname + search,
    bodyHash: await computeHash(new Uint8Array(await new Response(body ?? null).arrayBuffer())),
  });
  return answer.ok ? { [stationProof.header]: answer.value.proof } : {};
}

/** Waits until the desktop client is found, or found again. */
function connected({ connection, subscribe }: DesktopClient): Promise<void> {
  const isSettled = () => ["connected", "absent"].includes(connection().state);
  if (isSettled()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, patienceMs);
    const stop = subscribe(() => {
      if (isSettled()) end();
    });
  });
}

async function computeHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
