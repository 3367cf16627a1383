import { err } from "@cathedra/domain";
import { openChannel } from "./channel.ts";
import { type CallMethod, clientObjects } from "./client-objects.ts";
import { createConnectionState } from "./connection-state.ts";
import type { DesktopClient, LossReason } from "./desktop-client.ts";
import { type Handshake, readFacts, shakeHands } from "./handshake.ts";
import { signalHub } from "./signal-hub.ts";
import { type Opener, type OpenTransport, qtTransportIn } from "./transport.ts";

export type WebChannelOptions = {
  /** The time limit for the desktop client's first answer; 5 s by default. */
  readonly answerWithinMs?: number;
  /** Called with every message that was ignored. */
  readonly onIgnored?: (event: unknown) => void;
  /** The origin of the portal, which the client receives. */
  readonly portal?: string;
  /** Another way to connect when the page does not contain Qt's transport. */
  readonly otherwise?: Opener | undefined;
};

const withdrawnSignal = "destroyed";
/** The pauses before a lost connection is opened again, in milliseconds; the last one is repeated. */
const retryMs = [1000, 2000, 5000, 10_000, 30_000] as const;
const lastRetryMs = 30_000;

/**
 * The desktop client behind QWebChannel. Create one for each page, outside of React. `scope` is the page's `globalThis`:
 * without Qt's transport or another way to connect, the connection stays `absent`. A lost connection is retried with a new
 * channel, except if the client speaks another version or protocol; all waiting calls are answered.
 */
export function connectDesktopClient(scope: object, options: WebChannelOptions = {}): DesktopClient {
  const open = qtTransportIn(scope) ?? options.otherwise;
  const answerWithinMs = options.answerWithinMs ?? 5000;
  const hub = signalHub(options.onIgnored);
  const held = createConnectionState(
    open === undefined ? { state: "absent" } : { state: "connecting", until: Date.now() + answerWithinMs },
  );
  /** Counts connection attempts: results of an older one are ignored. */
  let turn = 0;
  let failures = 0;
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let opened: OpenTransport | undefined;
  let greeted: Handshake | undefined;
  let closeChannel: () => void = () => {};

  function letGo(): void {
    turn += 1;
    clearTimeout(retry);
    closeChannel();
    greeted?.close();
    opened?.close();
    closeChannel = () => {};
    greeted = undefined;
    opened = undefined;
  }

  function lose(why: LossReason): void {
    letGo();
    const again = !closed && (why.code === "NO_ANSWER" || why.code === "CLOSED");
    const afterMs = retryMs[failures] ?? lastRetryMs;
    failures += 1;
    if (again) retry = setTimeout(begin, afterMs);
    held.become({ state: "lost", why, retriesAt: again ? Date.now() + afterMs : null });
  }

  function begin(): void {
    if (open === undefined) return;
    turn += 1;
    const mine = turn;
    const onEnd = () => {
      if (mine === turn) lose({ code: "CLOSED" });
    };
    const opening = open(onEnd);
    if (!(opening instanceof Promise)) {
      speak(opening);
      return;
    }
    const limit = setTimeout(() => {
      if (mine === turn) lose({ code: "NO_ANSWER" });
    }, answerWithinMs);
    void opening.then((made) => {
      clearTimeout(limit);
      if (mine !== turn) made?.close();
      else if (made === undefined) lose({ code: "CLOSED" });
      else speak(made);
    });
  }

  function speak(made: OpenTransport): void {
    opened = made;
    const mine = turn;
    const channel = openChannel(made.transport, { ...options, answerWithinMs });
    closeChannel = () => channel.close();
    void shakeHands(channel, options.portal ?? "").then((met) => {
      if (mine !== turn) return;
      if (!met.ok) return lose(met.error);
      greeted = met.value;
      const { bridge, published, features, isOutdated, properties, onProperties } = met.value;
      const tell = () => {
        const facts = readFacts(properties());
        if (facts === undefined) lose({ code: "NOT_UNDERSTOOD" });
        else held.become({ state: "connected", facts, features, ...(isOutdated && { isOutdated }) });
      };
      onProperties(tell);
      if (bridge.signals.has(withdrawnSignal)) {
        channel.onSignal("portalBridge", withdrawnSignal, () => lose({ code: "CLOSED" }));
      }
      hub.attach(channel, published);
      failures = 0;
      return tell();
    });
  }

  const ask: CallMethod = async (object, name, method, args) =>
    greeted === undefined
      ? err({ code: "NOT_CONNECTED", message: held.connection().state })
      : greeted.ask(object, name, method, args);

  begin();
  return {
    ...clientObjects(ask, hub.subscribe),
    connection: held.connection,
    subscribe: held.subscribe,
    reconnect() {
      if (closed || held.connection().state !== "lost") return;
      letGo();
      held.become({ state: "connecting", until: Date.now() + answerWithinMs });
      begin();
    },
    close() {
      if (closed || open === undefined) return;
      closed = true;
      lose({ code: "CLOSED" });
    },
  };
}
