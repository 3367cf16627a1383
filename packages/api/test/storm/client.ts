import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "@cathedra/test-fixtures";
import type { Answer, Caller } from "../support/cast-app.ts";

/** A person with a screen, who sends again what was not answered. */
export type StormClient = {
  readonly who: Caller;
  readonly random: Random;
  /** The answer of whichever process gave one. */
  readonly call: <Data>(query: string, variables?: object) => Promise<Answer<Data>>;
};

type Settings = {
  readonly who: Caller;
  readonly random: Random;
  readonly token: string;
  readonly address: string;
  readonly urls: readonly string[];
};

/** Longer than any process is away. */
const patientMs = 240_000;
const answerMs = 30_000;

export function stormClient({ who, random, token, address, urls }: Settings): StormClient {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${token}`,
    // People of one address take turns where a code is wrong.
    "x-forwarded-for": address,
  };
  const send = async <Data>(body: string): Promise<Answer<Data> | undefined> => {
    try {
      const url = `${random.pick(urls)}/api/graphql`;
      const response = await fetch(url, {
        method: "POST",
        headers,
        body,
        signal: AbortSignal.timeout(answerMs),
      });
      return (await response.json()) as Answer<Data>;
    } catch {
      return undefined;
    }
  };
  return {
    who,
    random,
    call: async (query, variables = {}) => {
      const heard: string[] = [];
      const body = JSON.stringify({ query, variables });
      for (const deadline = Date.now() + patientMs; Date.now() < deadline; ) {
        const answer = await send<never>(body);
        if (answer !== undefined && answer.errors?.[0]?.extensions.code !== "UNAVAILABLE") return answer;
        heard.push(answer === undefined ? "nothing" : "UNAVAILABLE");
        await sleep(random.int(20, 200));
      }
      throw new Error(`nobody answers ${query}: ${heard.join(", ")}`);
    },
  };
}
