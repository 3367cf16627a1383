import { reportLimits as limits, sanitizeRecording, sanitizeReport } from "@cathedra/domain/reports";
import { buildEnvelope, type EnvelopeItem, eventId, getItems, type ReadItem } from "./envelope.ts";

type Fixed = { readonly environment: string; readonly release: string };

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * The parts of a browser's envelope that are forwarded: of its reports what `sanitizeReport` keeps, with our own name and
 * version, and nothing of other types. Undefined if nothing is left.
 */
export function strippedEnvelope(input: Uint8Array, fixed: Fixed, now: Date): Uint8Array | undefined {
  const items = getItems(input);
  if (items === undefined || items.length > limits.itemsOfEnvelope) return undefined;
  const strippedItems = items.flatMap((item) => keptItem(item, fixed));
  // Recordings without their header are dropped, because it could not be determined which report they belong to.
  const heads = strippedItems.filter(({ type }) => type !== "replay_recording");
  const [first] = heads;
  if (first === undefined || first.body instanceof Uint8Array) return undefined;
  const id = typeof first.body.event_id === "string" ? first.body.event_id : eventId();
  return buildEnvelope(id, strippedItems, now);
}

function keptItem({ type, body }: ReadItem, fixed: Fixed): readonly EnvelopeItem[] {
  if (type === "replay_recording") {
    const recording = getKeptRecording(body);
    return recording === undefined ? [] : [{ type, body: recording }];
  }
  if (type !== "event" && type !== "transaction" && type !== "replay_event") return [];
  const sanitized = sanitizeReport(type, getJson(body));
  // An error without type and text is dropped, because it says nothing.
  const isEmpty = type === "event" && sanitized?.exception === undefined && sanitized?.message === undefined;
  return sanitized === undefined || isEmpty
    ? []
    : [{ type, body: { ...sanitized, platform: "javascript", ...fixed } }];
}

/**
 * Checks a recording, which is a line with the number of its segment followed by the data. Compressed data cannot be checked and
 * is dropped.
 */
function getKeptRecording(body: Uint8Array): Uint8Array | undefined {
  const end = body.indexOf(10);
  const head = end === -1 ? undefined : getJson(body.subarray(0, end));
  const events = getJson(body.subarray(end + 1));
  if (typeof head !== "object" || head === null || !("segment_id" in head) || !Array.isArray(events))
    return undefined;
  const part = Number(head.segment_id);
  if (!Number.isInteger(part)) return undefined;
  return new TextEncoder().encode(
    `${JSON.stringify({ segment_id: part })}\n${JSON.stringify(sanitizeRecording(events))}`,
  );
}

function getJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    return undefined;
  }
}
