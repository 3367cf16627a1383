import { type FeedbackId, type Instant, instant } from "@cathedra/domain";
import { feedbackLimits } from "@cathedra/domain/reports";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import type { ReportSink } from "../../ports/report-sink.ts";
import { buildEnvelope, type EnvelopeItem } from "../../reports/envelope.ts";
import { keyOfFile } from "../files/public.ts";

export type ForwardDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly sink: ReportSink;
  /** The store of screenshots; without it the screenshots of deleted rows are kept. */
  readonly objectStore?: ObjectStore | undefined;
};

/** How long an entry is reserved for this worker; if the worker dies, the entry is tried again afterwards. */
const leaseMs = 60_000;
const minuteMs = 60_000;
const dayMs = 86_400_000;

const claimStatement = statement(
  {
    id: int<FeedbackId>(),
    eventId: uuid<string>(),
    createdAt: timestamp(),
    name: text(),
    email: text(),
    description: text(),
    page: nullable(text()),
    browser: nullable(text()),
    clientVersion: nullable(text()),
    requestId: nullable(text()),
    screenshotId: nullable(uuid<string>()),
    attempts: int(),
  },
  (now: Instant) => sql`
    update feedback set attempts = attempts + 1, next_try_at = ${toTimestamp(instant(now + leaseMs))}
    where id = (
      select id from feedback where next_try_at <= ${toTimestamp(now)} order by next_try_at, id limit 1
      for update skip locked
    )
    returning id, event_id as "eventId", created_at as "createdAt", name, email, description, page, browser,
      client_version as "clientVersion", request_id as "requestId", screenshot_id as "screenshotId", attempts`,
);

type Claimed = NonNullable<Awaited<ReturnType<typeof claimStatement.first>>>;

/**
 * Forwards feedback, one entry after the other, until none is waiting or the receiver is unavailable. Returns how many arrived.
 */
export async function forwardFeedback(deps: ForwardDeps, signal?: AbortSignal): Promise<number> {
  const { db, clock, sink } = deps;
  for (let arrived = 0; ; arrived += 1) {
    const claimed = signal?.aborted === true ? undefined : await claimStatement.first(db, clock());
    if (claimed === undefined) return arrived;
    const became = await sink.deliver(await envelopeOfFeedback(deps, claimed), signal);
    await db
      .updateTable("feedback")
      .set(
        became === "delivered"
          ? { next_try_at: null, forwarded_at: toTimestamp(clock()) }
          : { next_try_at: toTimestamp(became === "refused" ? null : nextTry(claimed, clock())) },
      )
      .where("id", "=", claimed.id)
      .where("attempts", "=", claimed.attempts)
      .execute();
    if (became === "away") return arrived;
  }
}

/** When to try again: the pause doubles with each attempt, up to an hour; undefined after a week. */
function nextTry({ attempts, createdAt }: Claimed, now: Instant): Instant | null {
  if (now - createdAt > feedbackLimits.forwardedForDays * dayMs) return null;
  return instant(now + Math.min(60, 2 ** (attempts - 1)) * minuteMs);
}

async function envelopeOfFeedback(
  { clock, sink, objectStore }: ForwardDeps,
  input: Claimed,
): Promise<Uint8Array> {
  const { environment, release } = sink;
  const id = input.eventId.replaceAll("-", "");
  const body = {
    event_id: id,
    type: "feedback",
    platform: "javascript",
    level: "info",
    timestamp: input.createdAt / 1000,
    environment,
    release,
    tags: {
      part: "web",
      ...(input.requestId === null ? {} : { request_id: input.requestId }),
      ...(input.clientVersion === null ? {} : { client_version: input.clientVersion }),
    },
    ...(input.page === null ? {} : { request: { url: input.page } }),
    contexts: {
      feedback: {
        message: input.description,
        name: input.name,
        contact_email: input.email,
        source: "widget",
        ...(input.page === null ? {} : { url: input.page }),
      },
    },
  };
  const picture = await getPicture(objectStore, input.screenshotId);
  return buildEnvelope(id, [{ type: "feedback", body }, ...picture], new Date(clock()));
}

/** The screenshot of a feedback entry; if it cannot be read now, the text is forwarded without it. */
async function getPicture(
  objectStore: ObjectStore | undefined,
  screenshotId: string | null,
): Promise<readonly EnvelopeItem[]> {
  if (screenshotId === null || objectStore === undefined) return [];
  try {
    const found = await objectStore.get(keyOfFile("feedback_screenshot", screenshotId));
    if (found === undefined) return [];
    const chunks: Buffer[] = [];
    for await (const chunk of found.body) chunks.push(Buffer.from(chunk));
    return [
      {
        type: "attachment",
        filename: "screenshot.png",
        contentType: "image/png",
        body: Buffer.concat(chunks),
      },
    ];
  } catch {
    return [];
  }
}
