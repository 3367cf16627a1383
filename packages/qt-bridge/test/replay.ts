import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Transport } from "../src/channel.ts";

type Line = { readonly page: unknown } | { readonly desktop: unknown };

/** A recorded conversation between a page and a desktop client, message by message. */
export function recording(name: string): readonly Line[] {
  return JSON.parse(readFileSync(new URL(`recordings/${name}.json`, import.meta.url), "utf8"));
}

export type Replay = Transport & {
  /** Delivers anything at all, as the desktop client's transport would. */
  deliver(data: unknown): void;
  /** The page's messages that no recording has expected yet. */
  readonly unexpected: unknown[];
  /** Replays the desktop client's lines, each after the page has sent the lines before it. */
  play(lines: readonly Line[]): Promise<void>;
};

export function replayTransport(): Replay {
  const said: unknown[] = [];
  const transport: Replay = {
    onmessage: null,
    unexpected: said,
    send: (text) => void said.push(JSON.parse(text)),
    deliver: (data) => transport.onmessage?.({ data }),
    async play(lines) {
      for (const line of lines) {
        // The page has sent all messages caused by an answer once nothing more follows at once.
        for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
        if ("desktop" in line) transport.deliver(JSON.stringify(line.desktop));
        else expectSaid(said, line.page);
      }
    },
  };
  return transport;
}

function expectSaid(said: unknown[], wanted: unknown): void {
  const next = said.shift();
  if (!isDeepStrictEqual(next, wanted)) {
    throw new Error(`the page said ${JSON.stringify(next)} where ${JSON.stringify(wanted)} was recorded`);
  }
}
