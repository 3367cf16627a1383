import { afterEach } from "vitest";
import type { LearningPlatformPlan, OpenedLearningPlatform } from "../plan.ts";
import { openLearningPlatform } from "../server.ts";

export const testKey = "a-key-that-only-this-test-knows-of";

/** Starts platforms for one test and stops them after it; by default they belong to the portal `http://localhost:3000`. */
export function platforms() {
  const open: OpenedLearningPlatform[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((platform) => platform.stop()));
  });
  return {
    start: async (plan: Partial<LearningPlatformPlan> = {}): Promise<OpenedLearningPlatform> => {
      const platform = await openLearningPlatform({ key: testKey, portal: "http://localhost:3000", ...plan });
      open.push(platform);
      return platform;
    },
    stop: async (platform: OpenedLearningPlatform): Promise<void> => {
      open.splice(open.indexOf(platform), 1);
      await platform.stop();
    },
  };
}

const authorization = (key: string) => `Basic ${Buffer.from(`${key}:`).toString("base64")}`;

export type Reply = { readonly status: number; readonly text: string; readonly value: unknown };

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text();
  const isJson = response.headers.get("content-type") === "application/json";
  return { status: response.status, text, value: isJson ? parsed(text) : undefined };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls as the vendor's own client makes them. */
export function getClient({ url }: OpenedLearningPlatform, key = testKey) {
  const headers = { authorization: authorization(key), connection: "close" };
  return {
    get: async (path: string) => replyOf(await fetch(`${url}/${path}`, { headers })),
    post: async (path: string, form: Readonly<Record<string, string>>) =>
      replyOf(await fetch(`${url}/${path}`, { method: "POST", headers, body: new URLSearchParams(form) })),
    postJson: async (path: string, body: object) =>
      replyOf(
        await fetch(`${url}/${path}`, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      ),
  };
}

export const newPerson = {
  first_name: "Maya",
  last_name: "Lindqvist",
  email: "maya@northgate.example",
  login: "maya@northgate.example",
  password: "Str0ng-and-long",
};
