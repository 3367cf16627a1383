import type { Transport } from "./channel.ts";

/** A transport that carries one conversation, and its end. */
export type OpenTransport = { readonly transport: Transport; close(): void };

/**
 * Creates a transport for the next connection; `onEnd` is called when it ends from the other side. Undefined if none can be
 * made now.
 */
export type Opener = (onEnd: () => void) => OpenTransport | Promise<OpenTransport | undefined>;

/** Qt puts its transport into the page as `qt.webChannelTransport` before the first script runs; it lives as long as the page. */
export function qtTransportIn(scope: object): Opener | undefined {
  const qt: unknown = Reflect.get(scope, "qt");
  if (typeof qt !== "object" || qt === null) return undefined;
  const transport: unknown = Reflect.get(qt, "webChannelTransport");
  return isTransport(transport) ? () => ({ transport, close: () => {} }) : undefined;
}

function isTransport(value: unknown): value is Transport {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, "send") === "function";
}
