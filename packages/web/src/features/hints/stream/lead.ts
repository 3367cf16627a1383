import { type HeardHint, readHint } from "@cathedra/domain/hints";

/** What the tabs of one person in one browser tell each other. */
type Word = "live" | "away" | "who" | HeardHint;

export type LeadPorts = {
  /** Runs `work` when no other tab runs theirs, until `signal`. */
  readonly alone: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  readonly channel: Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close">;
  /** Holds the stream until `signal`. */
  readonly connect: (
    tell: { readonly onLive: (isLive: boolean) => void; readonly onHint: (hint: HeardHint) => void },
    signal: AbortSignal,
  ) => Promise<void>;
  readonly onLive: (isLive: boolean) => void;
  readonly onHint: (hint: HeardHint) => void;
};

/**
 * One tab holds the stream and tells the others; when it goes, the next one holds it. Until `signal` this tab is one of them.
 */
export async function lead(ports: LeadPorts, signal: AbortSignal): Promise<void> {
  const { alone, channel, connect, onHint } = ports;
  let isLeading = false;
  let isLive = false;
  const know = (is: boolean) => {
    if (is === isLive) return;
    isLive = is;
    ports.onLive(is);
  };
  const say = (word: Word) => channel.postMessage(word);
  channel.addEventListener("message", ({ data }) => {
    if (isLeading) {
      if (data === "who") say(isLive ? "live" : "away");
      return;
    }
    if (data === "live" || data === "away") return know(data === "live");
    const hint = readHint(data);
    if (hint !== undefined) onHint(hint);
  });
  say("who");
  const hold = async () => {
    isLeading = true;
    const tell = {
      onLive: (is: boolean) => {
        know(is);
        say(is ? "live" : "away");
      },
      onHint: (hint: HeardHint) => {
        onHint(hint);
        say(hint);
      },
    };
    await connect(tell, signal);
    say("away");
  };
  await alone(hold, signal);
  channel.close();
  know(false);
}
