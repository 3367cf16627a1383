import type { UserId } from "@cathedra/domain";
import { allows, mayFollowOperation, type Role } from "@cathedra/domain/access";
import { type EndReason, type HintEvent, heartbeatMs, type ReceivedHint } from "@cathedra/domain/hints";
import { rateLimited, unavailable } from "../../errors.ts";
import type { Hint } from "../../ports/hint-feed.ts";

/** The person, address and token expiry of a stream. */
export type Listener = {
  readonly userId: UserId;
  readonly roles: readonly Role[];
  readonly network: string;
  /** When the stream's token expires, in epoch milliseconds. */
  readonly until: number;
};

/** The connection of a stream to one browser. */
export type Outlet = {
  readonly write: (text: string) => void;
  /** Bytes that are written and not yet sent. */
  readonly waitingBytes: () => number;
  readonly end: () => void;
  /** Closes the connection without waiting for buffered data. */
  readonly cut: () => void;
};

export type StreamLimits = {
  readonly person: number;
  readonly network: number;
  readonly all: number;
  /** A client that buffers more than this, or reads nothing for this long, is disconnected. */
  readonly waitingBytes: number;
  readonly waitingMs: number;
  readonly heartbeatMs: number;
};

export const usualStreamLimits: StreamLimits = {
  person: 12,
  network: 5_000,
  all: 10_000,
  waitingBytes: 65_536,
  waitingMs: 30_000,
  heartbeatMs,
};

/** How soon a person with too many streams may open another; their browser polls in the meantime. */
const retryAfterSeconds = 60;

type Stream = Listener & { readonly outlet: Outlet; spokeAt: number; tookAllAt: number };

/** The streams of one process, with the limits on each person. */
export function openStreams(clock: () => number, limits: StreamLimits = usualStreamLimits) {
  const byPerson = new Map<UserId, Set<Stream>>();
  const perNetwork = new Map<string, number>();
  let count = 0;

  const everybody = function* (): Generator<Stream> {
    for (const streams of byPerson.values()) yield* streams;
  };

  function leave(stream: Stream): void {
    const { userId, network } = stream;
    const own = byPerson.get(userId);
    if (own?.delete(stream) !== true) return;
    if (own.size === 0) byPerson.delete(userId);
    const left = (perNetwork.get(network) ?? 1) - 1;
    if (left > 0) perNetwork.set(network, left);
    else perNetwork.delete(network);
    count -= 1;
  }

  function cut(stream: Stream): void {
    leave(stream);
    stream.outlet.cut();
  }

  function writeToStream(stream: Stream, text: string): void {
    const { outlet } = stream;
    if (outlet.waitingBytes() > limits.waitingBytes) {
      cut(stream);
      return;
    }
    stream.spokeAt = clock();
    outlet.write(text);
  }

  function end(stream: Stream, why: EndReason): void {
    leave(stream);
    stream.outlet.write(event("end", { why }));
    stream.outlet.end();
  }

  return {
    count: () => count,

    /** Refuses people with too many streams; called before the response has begun. */
    admit: ({ userId, network }: Pick<Listener, "userId" | "network">): void => {
      const isTooMany =
        (byPerson.get(userId)?.size ?? 0) >= limits.person ||
        (perNetwork.get(network) ?? 0) >= limits.network;
      if (isTooMany) throw rateLimited(retryAfterSeconds);
      if (count >= limits.all) throw unavailable("too many streams of hints");
    },

    /** Registers a listener and returns a function that removes it. */
    open: (listener: Listener, outlet: Outlet, isListening: boolean): (() => void) => {
      const now = clock();
      const stream: Stream = { ...listener, outlet, spokeAt: now, tookAllAt: now };
      const own = byPerson.get(listener.userId) ?? new Set();
      byPerson.set(listener.userId, own.add(stream));
      perNetwork.set(listener.network, (perNetwork.get(listener.network) ?? 0) + 1);
      count += 1;
      writeToStream(stream, event(isListening ? "live" : "away"));
      return () => leave(stream);
    },

    /** How many streams this person has open in this process. */
    streamsOf: (person: UserId): number => byPerson.get(person)?.size ?? 0,

    /** Sends a hint to its recipients only. */
    tell: (hint: Hint, more: Omit<ReceivedHint, "kind" | "id"> = {}): void => {
      const text = event("hint", { kind: hint.kind, id: hint.id, ...more });
      if (hint.kind !== "operation") {
        for (const person of hint.to)
          for (const stream of byPerson.get(person) ?? []) writeToStream(stream, text);
        return;
      }
      for (const stream of everybody())
        if (allows(mayFollowOperation({ ...stream, memberships: [] }, { kind: hint.of })))
          writeToStream(stream, text);
    },

    setListening: (isListening: boolean): void => {
      const text = event(isListening ? "live" : "away");
      for (const stream of everybody()) writeToStream(stream, text);
    },

    /**
     * Sends heartbeats, and ends streams whose token has expired or whose browser accepts no data; must be called about every
     * second.
     */
    tick: (): void => {
      const now = clock();
      for (const stream of everybody()) {
        if (stream.outlet.waitingBytes() === 0) stream.tookAllAt = now;
        if (now - stream.tookAllAt >= limits.waitingMs) cut(stream);
        else if (now >= stream.until) end(stream, "renew");
        else if (now - stream.spokeAt >= limits.heartbeatMs) writeToStream(stream, ": beat\n\n");
      }
    },

    endAll: (): void => {
      for (const stream of everybody()) end(stream, "moved");
    },
  };
}

export type Streams = ReturnType<typeof openStreams>;

function event(name: HintEvent, data: Readonly<Record<string, string | number>> = {}): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
