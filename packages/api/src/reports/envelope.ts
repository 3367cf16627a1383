import { randomUUID } from "node:crypto";
import { sentry } from "./sentry.ts";

export type EnvelopeItem = {
  readonly type: string;
  /** The file name of an attachment. */
  readonly filename?: string;
  readonly contentType?: string;
  readonly body: Readonly<Record<string, unknown>> | Uint8Array;
};

const encoder = new TextEncoder();

/** A new id in the protocol's form: 32 hexadecimal digits. */
export function eventId(): string {
  return randomUUID().replaceAll("-", "");
}

/** An envelope of Sentry's protocol as bytes: its head, then each item with its length. */
export function buildEnvelope(id: string, items: readonly EnvelopeItem[], sentAt: Date): Uint8Array {
  const parts = items.map(({ type, filename, contentType, body }) => {
    const bytes = body instanceof Uint8Array ? body : encoder.encode(JSON.stringify(body));
    const file = filename === undefined ? {} : { filename, content_type: contentType };
    return [{ type, length: bytes.byteLength, ...file }, bytes];
  });
  const written = sentry().serializeEnvelope([
    { event_id: id, sent_at: sentAt.toISOString() },
    parts,
  ] as unknown as Parameters<ReturnType<typeof sentry>["serializeEnvelope"]>[0]);
  return typeof written === "string" ? encoder.encode(written) : written;
}

export type ReadItem = { readonly type: string; readonly body: Uint8Array };

/** The items of a received envelope; undefined when it is invalid. */
export function getItems(envelope: Uint8Array): readonly ReadItem[] | undefined {
  try {
    const [head, items] = sentry().parseEnvelope(envelope) as unknown as readonly [
      unknown,
      readonly (readonly [{ readonly type?: unknown }, unknown])[],
    ];
    if (typeof head !== "object" || head === null) return undefined;
    return items.flatMap(([{ type }, body]) => {
      if (typeof type !== "string") return [];
      const bytes = body instanceof Uint8Array ? body : encoder.encode(JSON.stringify(body ?? null));
      return [{ type, body: bytes }];
    });
  } catch {
    return undefined;
  }
}
