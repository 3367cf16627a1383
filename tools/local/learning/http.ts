import type { IncomingMessage } from "node:http";

/** A response of the platform's server. */
export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
};

export const htmlType = { "content-type": "text/html; charset=utf-8" };

export function json(status: number, value: unknown): Answer {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}

const maxBytes = 65_536;

/** The body of a request; undefined if it is longer than anything that the platform accepts. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    size += part.length;
    if (size > maxBytes) return undefined;
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString("utf8");
}
