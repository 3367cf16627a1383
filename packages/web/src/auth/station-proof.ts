import { stationProof } from "@cathedra/domain/stations";
import type { DesktopClient } from "@cathedra/qt-bridge";
import { desktop } from "../site/desktop.ts";

// Shows the portal that this page runs in a station's own browser. Loaded when it is needed: no other page knows the desktop client.

/** A proof with less validity than this is not used any more: what carries it may be under way for a while. */
const validityNeededMs = 20_000;
/** How long a request waits for a desktop client that is just being started again. */
const patienceMs = 5_000;

type Proof = { readonly text: string; readonly until: number };

let held: { readonly accessToken: string; readonly signing: Promise<Proof | undefined> } | undefined;

/** The header of a proof for this access token; none where no desktop client signs one. Requests share a proof while it is good. */
export async function proofHeader(accessToken: string): Promise<Readonly<Record<string, string>>> {
  const shared = held;
  if (shared?.accessToken === accessToken) {
    const proof = await shared.signing;
    if (proof !== undefined && performance.now() < proof.until) return headerOf(proof);
    // Another request has asked for the next one meanwhile.
    if (held !== shared) return proofHeader(accessToken);
  }
  const own = { accessToken, signing: sign(accessToken) };
  held = own;
  const proof = await own.signing;
  if (proof !== undefined) return headerOf(proof);
  if (held === own) held = undefined;
  return {};
}

const headerOf = ({ text }: Proof) => ({ [stationProof.header]: text });

/** The portal did not take the proof: the next request brings another one. */
export function forgetProof(): void {
  held = undefined;
}

async function sign(accessToken: string): Promise<Proof | undefined> {
  const client = desktop();
  await connected(client);
  const begun = performance.now();
  const answer = await client.stationSession.prove({ tokenHash: await hashOf(accessToken) });
  if (!answer.ok) return undefined;
  const { proof, secondsLeft } = answer.value;
  return { text: proof, until: begun + secondsLeft * 1000 - validityNeededMs };
}

/** Waits while the desktop client is being found, or found again. */
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

async function hashOf(accessToken: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(accessToken));
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
