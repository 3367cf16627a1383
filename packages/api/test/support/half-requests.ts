import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection on which a test writes what it likes, byte for byte. */
export type RawConnection = {
  readonly socket: Socket;
  /** The answers so far, as text. */
  readonly heard: () => string;
  /** The status codes of the answers so far. */
  readonly statuses: () => readonly number[];
  readonly closed: Promise<void>;
};

export async function rawConnection(port: number, bytes: string | Buffer): Promise<RawConnection> {
  const socket = connect(port, "127.0.0.1");
  const parts: Buffer[] = [];
  const closed = new Promise<void>((done) => socket.once("close", () => done()));
  socket.on("data", (part: Buffer) => parts.push(part));
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(bytes);
  const heard = (): string => Buffer.concat(parts).toString();
  return {
    socket,
    heard,
    statuses: () => [...heard().matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
    closed,
  };
}

export const question = JSON.stringify({ query: "{ __typename }" });

/** A complete POST of the query, or its beginning up to `sent`, with the announced body length. */
export function graphqlBytes(
  token: string | null,
  sent: number = question.length,
  path = "/api/graphql",
): string {
  const authorization = token === null ? [] : [`authorization: Bearer ${token}`];
  return [
    `POST ${path} HTTP/1.1`,
    "host: portal.example",
    "content-type: application/json",
    ...authorization,
    `content-length: ${question.length}`,
    "",
    question.slice(0, sent),
  ].join("\r\n");
}
