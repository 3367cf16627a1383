import { type ReceivedHint, readHint } from "@cathedra/domain/hints";

/** A message between the tabs of one person in one browser. */
type TabMessage = "live" | "away" | "who" | ReceivedHint;

export type LeaderPorts = {
  /** Runs `work` while no other tab runs its own, until `signal` aborts. */
  readonly alone: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  readonly channel: Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close">;
  /** Keeps the stream open until `signal` aborts. */
  readonly connect: (
    listeners: { readonly onLive: (isLive: boolean) => void; readonly onHint: (hint: ReceivedHint) => void },
    signal: AbortSignal,
  ) => Promise<void>;
  readonly onLive: (isLive: boolean) => void;
  readonly onHint: (hint: ReceivedHint) => void;
};

/**
 * Elects one tab to hold the stream and forward its hints to the other tabs; when it closes, another one takes over. This tab
 * takes part until `signal` aborts.
 */
export async function electLeader(ports: LeaderPorts, signal: AbortSignal): Promise<void> {
  const { alone, channel, connect, onHint } = ports;
  let isLeading = false;
  let isLive = false;
  const setLive = (is: boolean) => {
    if (is === isLive) return;
    isLive = is;
    ports.onLive(is);
  };
  const broadcast = (word: TabMessage) => channel.postMessage(word);
  channel.addEventListener("message", ({ data }) => {
    if (isLeading) {
      if (data === "who") broadcast(isLive ? "live" : "away");
      return;
    }
    if (data === "live" || data === "away") return setLive(data === "live");
    const hint = readHint(data);
    if (hint !== undefined) onHint(hint);
  });
  broadcast("who");
  const holdStream = async () => {
    isLeading = true;
    const listeners = {
      onLive: (is: boolean) => {
        setLive(is);
        broadcast(is ? "live" : "away");
      },
      onHint: (hint: ReceivedHint) => {
        onHint(hint);
        broadcast(hint);
      },
    };
    await connect(listeners, signal);
    broadcast("away");
  };
  await alone(holdStream, signal);
  channel.close();
  setLive(false);
}
