import { type ClientRequest, type IncomingMessage, request } from "node:http";

/** A browser that receives hints, reduced to what the bench needs. */
export type Browser = {
  readonly person: number;
  readonly process: number;
  /** When the browser received its last inbox event, by `performance.now()`. */
  heardAt: number;
  /** The number in the last hint; undefined if there was none. */
  unseen: number | undefined;
  readonly close: () => void;
};

/** Opens a stream; resolves when it receives every further hint. */
export function openStream(
  address: string,
  token: string,
  { person, process }: Pick<Browser, "person" | "process">,
): Promise<Browser> {
  return new Promise((resolve, reject) => {
    const asking: ClientRequest = request(`${address}/api/hints`, {
      agent: false,
      headers: { authorization: `Bearer ${token}` },
    });
    const browser: Browser = {
      person,
      process,
      heardAt: 0,
      unseen: undefined,
      close: () => asking.destroy(),
    };
    asking.once("error", reject);
    asking.once("response", (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) {
        asking.destroy();
        reject(new Error(`a stream was answered with ${answer.statusCode}`));
        return;
      }
      asking.on("error", () => undefined);
      answer.on("error", () => undefined);
      answer.setEncoding("utf8").on("data", (text: string) => {
        if (text.includes("event: live")) resolve(browser);
        const hint = /"kind":"notification","id":"\w+"(?:,"unseen":(?<unseen>\d+))?/.exec(text);
        if (hint === null) return;
        browser.heardAt = performance.now();
        const unseen = hint.groups?.unseen;
        browser.unseen = unseen === undefined ? undefined : Number(unseen);
      });
    });
    asking.end();
  });
}

/** Runs `work` for each item, a limited number at a time. */
export async function inLanes<T, R>(
  things: readonly T[],
  lanes: number,
  work: (thing: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    while (next < things.length) {
      const at = next++;
      results[at] = await work(things[at] as T);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
