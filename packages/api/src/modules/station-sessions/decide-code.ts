import type { Instant } from "@cathedra/domain";
import { type Actor, maySignInOnStation } from "@cathedra/domain/access";
import {
  approve,
  decline,
  isRefusal,
  readMatchCode,
  readPayload,
  type Scan,
  type ScanPlan,
  type ScanStatus,
  type ShownCode,
  scanStatus,
  stationSignIn,
} from "@cathedra/domain/station-sign-in";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { rateLimited } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { type CodeRow, lockCode, readCode } from "./code-queries.ts";
import { computeHash } from "./session-secrets.ts";
import { countRefusal, lockSignInTry, remainingWaitSeconds, type SignInTry } from "./sign-in-throttle.ts";

export type CodeDeps = { readonly db: Db; readonly clock: Clock; readonly address: string };

/** The code that the person scanned, and what they want to do with it. */
export type ScannedCode = {
  readonly payload: string;
  readonly matchCode?: string | null | undefined;
  /** The service tag of the station whose own browser sends the request, if the request claims this. */
  readonly serviceTag?: string | null | undefined;
};

export type SignInStationView = Pick<CodeRow, "serviceTag" | "name" | "place" | "owner">;

export type DecidedView = {
  readonly status: ScanStatus;
  readonly triesLeft: number | null;
  readonly station: SignInStationView | null;
};

/** Approves a code with its match code, once and for one person (12.037). */
export function approveCode(deps: CodeDeps, actor: Actor, scanned: ScannedCode): Promise<DecidedView> {
  return decide(deps, actor, scanned, approve);
}

/** Lets a person decline the code that they scanned. */
export function declineCode(deps: CodeDeps, actor: Actor, scanned: ScannedCode): Promise<DecidedView> {
  return decide(deps, actor, scanned, decline);
}

type Rule = (code: ShownCode | undefined, scan: Scan, now: Instant) => ScanPlan;

/** Decides about a code. A refusal must still be counted, so the transaction does not fail with it. */
async function decide(deps: CodeDeps, actor: Actor, scanned: ScannedCode, rule: Rule): Promise<DecidedView> {
  const payloadHash = computeHash(readPayload(scanned.payload) ?? "");
  const lockKeys = [lockKey("person", actor.userId), lockKey("code", payloadHash)];
  const decided = await inLockedTransaction(deps.db, lockKeys, async (tx) => {
    await lockSignInTry(tx, actor.userId);
    const code = await lockCode(tx, payloadHash, actor.userId);
    const trying = { userId: actor.userId, address: deps.address, station: code?.stationId };
    const now = deps.clock();
    const wait = await remainingWaitSeconds(tx, trying, now);
    if (wait > 0) return { wait };
    const plan = rule(code, toScan(actor, code, scanned), now);
    await write(tx, trying, code, plan, rule, now);
    return { view: toView(code, plan) };
  });
  if (decided.wait !== undefined) throw rateLimited(decided.wait);
  return decided.view;
}

function toScan(actor: Actor, code: CodeRow | undefined, { matchCode, serviceTag }: ScannedCode): Scan {
  return {
    userId: actor.userId,
    matchCode: matchCode == null ? null : (readMatchCode(matchCode) ?? ""),
    mayUse: code === undefined ? "hidden" : maySignInOnStation(actor, code),
    isOwnStation: serviceTag != null && serviceTag.toLowerCase() === code?.serviceTag.toLowerCase(),
  };
}

async function write(
  tx: Tx,
  trying: SignInTry,
  code: CodeRow | undefined,
  { status, change }: ScanPlan,
  rule: Rule,
  now: Instant,
): Promise<void> {
  if (code !== undefined && change !== null) {
    const isDecided = change.state !== "pending";
    await tx
      .updateTable("qr_login")
      .set({
        ...change,
        tried_by: code.triedBy ?? trying.userId,
        ...(isDecided && { decided_at: toTimestamp(now), decided_by: trying.userId }),
      })
      .where("id", "=", code.id)
      .execute();
  }
  const isOwnNo = rule === decline && change !== null;
  if (code !== undefined && (status === "ok" || isOwnNo) && change !== null) {
    const action = status === "ok" ? "station.code_approved" : "station.code_declined";
    await audit(tx, trying, action, code.stationId, {
      customer: { ofStation: code.stationId },
      after: { code: code.id },
    });
  } else if (isRefusal(status) && !(rule === decline && status === "declined")) {
    await countRefusal(tx, trying, status, now);
  }
}

function toView(code: CodeRow | undefined, { status, change }: ScanPlan): DecidedView {
  const isAboutTries = status === "wrong_match_code" || status === "too_many_tries";
  const left = stationSignIn.maxTries - (change?.attempts ?? stationSignIn.maxTries);
  return { status, triesLeft: isAboutTries ? left : null, station: shownStation(code, status) };
}

/** The station's name is hidden from people who may not use it. */
function shownStation(code: CodeRow | undefined, status: ScanStatus): SignInStationView | null {
  return code === undefined || status === "not_allowed" ? null : code;
}

/** The station and the state of a code; reading it changes nothing. */
export async function readCodeFor(deps: Omit<CodeDeps, "address">, actor: Actor, scanned: ScannedCode) {
  const payload = readPayload(scanned.payload);
  const now = deps.clock();
  const code =
    payload === undefined ? undefined : await readCode(deps.db, computeHash(payload), actor.userId, now);
  const status = scanStatus(code, toScan(actor, code, scanned), now);
  if (code === undefined || status === "not_allowed") {
    return { status, station: null, shownAt: null, expiresAt: null, lastPerson: null };
  }
  const { shownAt, expiresAt, lastName, lastAt, isSignedIn } = code;
  const lastPerson =
    lastName === null || lastAt === null
      ? null
      : { name: lastName, signedInAt: lastAt, isSignedIn: isSignedIn === true };
  return { status, station: code, shownAt, expiresAt, lastPerson };
}
