import { err, ok, type Result } from "@cathedra/domain";
import type { Unsubscribe } from "./desktop-client.ts";
import { Listeners } from "./listeners.ts";
import {
  type Incoming,
  messageType,
  type PublishedObject,
  readMessage,
  readPublished,
} from "./wire-messages.ts";

/** The interface that Qt WebEngine gives the page as `qt.webChannelTransport`. */
export type Transport = {
  send(text: string): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
};

export type ChannelRefusal =
  | { readonly code: "TIMED_OUT"; readonly afterMs: number }
  | { readonly code: "NOT_UNDERSTOOD" }
  | { readonly code: "NOT_PUBLISHED"; readonly object: string; readonly member: string }
  | { readonly code: "CLOSED" };

export type ChannelOptions = {
  /** How long an answer may take, in milliseconds. */
  readonly answerWithinMs: number;
  /** Called with every message that was ignored because it violates the protocol. */
  readonly onIgnored?: (event: unknown) => void;
};

/** One conversation with the host over QWebChannel. Every value that it returns is unchecked. */
export type Channel = {
  init(): Promise<Result<ReadonlyMap<string, PublishedObject>, ChannelRefusal>>;
  /** Calls a method; `withinMs` is the time limit for its answer, if it differs from that of other calls. */
  invoke(
    object: string,
    method: string,
    args: readonly unknown[],
    withinMs?: number,
  ): Promise<Result<unknown, ChannelRefusal>>;
  onSignal(object: string, signal: string, listener: (args: readonly unknown[]) => void): Unsubscribe;
  onProperties(object: string, listener: (changed: Readonly<Record<string, unknown>>) => void): Unsubscribe;
  close(): void;
};

type Answer = Result<unknown, ChannelRefusal>;

/**
 * A second conversation over the same transport continues the numbering, so that a late answer to the first one matches no
 * request.
 */
const lastIds = new WeakMap<Transport, number>();

/**
 * Implements the QWebChannel protocol over `transport`. A transport carries one connection: the host counts it as one client,
 * and a second channel would take the first one's answers.
 */
export function openChannel(transport: Transport, { answerWithinMs, onIgnored }: ChannelOptions): Channel {
  if (transport.onmessage) throw new Error("this transport already carries a channel: one channel a page");

  const waiting = new Map<number, (answer: Answer) => void>();
  const signalListeners = new Listeners<readonly unknown[]>();
  const propertyListeners = new Listeners<Readonly<Record<string, unknown>>>();
  let objects: ReadonlyMap<string, PublishedObject> = new Map();
  let closed = false;

  transport.onmessage = (event) => {
    const message = readMessage(event);
    if (message === undefined) onIgnored?.(event);
    else handle(message);
  };

  function handle(message: Incoming): void {
    switch (message.type) {
      case messageType.response:
        waiting.get(message.id)?.(ok(message.data));
        return;
      case messageType.signal:
        signalListeners.tell(signalKey(message.object, message.signal), message.args);
        return;
      case messageType.propertyUpdate:
        for (const { object, properties } of message.data) {
          propertyListeners.tell(object, named(objects.get(object), properties));
        }
        // The host holds back further updates until the client reports that it is idle.
        send({ type: messageType.idle });
        return;
    }
  }

  function send(message: Readonly<Record<string, unknown>>): void {
    if (!closed) transport.send(JSON.stringify(message));
  }

  function ask(message: Readonly<Record<string, unknown>>, withinMs = answerWithinMs): Promise<Answer> {
    if (closed) return Promise.resolve(err({ code: "CLOSED" }));
    const id = (lastIds.get(transport) ?? 0) + 1;
    lastIds.set(transport, id);
    return new Promise((resolve) => {
      const settle = (answer: Answer) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(answer);
      };
      const timer = setTimeout(() => settle(err({ code: "TIMED_OUT", afterMs: withinMs })), withinMs);
      waiting.set(id, settle);
      send({ ...message, id });
    });
  }

  return {
    async init() {
      const answer = await ask({ type: messageType.init });
      if (!answer.ok) return answer;
      const read = readPublished(answer.value);
      if (read === undefined) return err({ code: "NOT_UNDERSTOOD" });
      objects = read;
      send({ type: messageType.idle });
      return ok(read);
    },
    async invoke(object, method, args, withinMs) {
      const at = objects.get(object)?.methods.get(method);
      if (at === undefined) return err({ code: "NOT_PUBLISHED", object, member: method });
      return await ask({ type: messageType.invokeMethod, object, method: at, args }, withinMs);
    },
    onSignal(object, signal, listener) {
      const at = objects.get(object)?.signals.get(signal);
      if (at === undefined) throw new Error(`the host publishes no signal ${object}.${signal}`);
      const key = signalKey(object, at);
      if (!signalListeners.has(key)) send({ type: messageType.connectToSignal, object, signal: at });
      const unsubscribe = signalListeners.add(key, listener);
      return () => {
        unsubscribe();
        if (!signalListeners.has(key)) send({ type: messageType.disconnectFromSignal, object, signal: at });
      };
    },
    onProperties: (object, listener) => propertyListeners.add(object, listener),
    close() {
      if (closed) return;
      closed = true;
      transport.onmessage = null;
      for (const settle of waiting.values()) settle(err({ code: "CLOSED" }));
    },
  };
}

const signalKey = (object: string, signal: number) => `${object}/${signal}`;

/** Replaces the indexes of properties in an update by their names. */
function named(object: PublishedObject | undefined, byIndex: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(byIndex).flatMap(([at, value]) => {
      const name = object?.propertyNames.get(Number(at));
      return name === undefined ? [] : [[name, value]];
    }),
  );
}
