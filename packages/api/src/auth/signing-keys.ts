import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import { unavailable } from "../errors.ts";
import type { Clock } from "../ports/clock.ts";

/** The keys of the identity service, fetched by OpenID discovery. */
export type SigningKeys = { readonly getKey: JWTVerifyGetKey };

export type SigningKeysOptions = {
  readonly issuer: string;
  readonly clock: Clock;
  readonly onFetchFailed: (error: unknown) => void;
  /** Called when the keys have changed: tokens that were verified with the former ones have to be verified again. */
  readonly onChange: () => void;
};

/** An unknown `kid` causes one fetch in this time, however many tokens carry it. */
const cooldownMs = 60_000;
/** Known keys are looked up again after this time, so that a withdrawn key stops working. */
const refreshAfterMs = 10 * 60_000;
/** Pause between attempts to fetch the keys while none are known: requests cannot be answered until the first fetch succeeds. */
const firstFetchCooldownMs = 1000;
const timeoutMs = 5000;

/**
 * Keys are cached for as long as the process lives and refreshed behind the requests: an outage of the identity
 * service does not sign anybody out. Without any keys yet, the answer is 503, because nothing is known of the token.
 */
export function signingKeys({ issuer, clock, onFetchFailed, onChange }: SigningKeysOptions): SigningKeys {
  let known: { readonly find: JWTVerifyGetKey; readonly text: string } | undefined;
  let lastAttemptAt = Number.NEGATIVE_INFINITY;
  let fetching: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      const keys = await fetchKeys(issuer);
      const text = JSON.stringify(keys);
      if (text === known?.text) return;
      known = { find: createLocalJWKSet(keys), text };
      onChange();
    } catch (error) {
      onFetchFailed(error);
    }
  }

  /** Fetches the keys, at most once at a time; undefined if the last attempt is too recent. */
  function fetchUnless(youngerThanMs: number): Promise<void> | undefined {
    if (fetching !== undefined) return fetching;
    if (clock() - lastAttemptAt < youngerThanMs) return undefined;
    lastAttemptAt = clock();
    fetching = load().finally(() => {
      fetching = undefined;
    });
    return fetching;
  }

  const getKey: JWTVerifyGetKey = async (header, token) => {
    if (known === undefined) await fetchUnless(firstFetchCooldownMs);
    else void fetchUnless(refreshAfterMs);
    if (known === undefined) throw unavailable();
    try {
      return await known.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await fetchUnless(cooldownMs);
      return known.find(header, token);
    }
  };
  return { getKey };
}

async function fetchKeys(issuer: string): Promise<JSONWebKeySet> {
  const discovery = await fetchJson(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
  if (discovery.issuer !== issuer) throw new Error("the discovery document is of another issuer");
  const address = discovery.jwks_uri;
  if (typeof address !== "string") throw new Error("the discovery document names no jwks_uri");
  const { keys } = await fetchJson(address);
  if (!Array.isArray(keys) || keys.length === 0) throw new Error("the identity service publishes no keys");
  return { keys };
}

async function fetchJson(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    headers: { accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const body: unknown = await response.json();
  if (typeof body !== "object" || body === null) throw new Error(`${url} did not answer with an object`);
  return { ...body };
}
