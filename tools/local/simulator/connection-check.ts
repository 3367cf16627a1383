import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { connectionCheck, isCheckToken, roomKey } from "@cathedra/domain/cloud";
import { WebSocketServer } from "ws";
import { nodeSigning } from "./crypto.ts";

export type ConnectionCheckParts = {
  readonly machineId: string;
  /** The machine's own secret. */
  readonly key: string;
  /** The only origin whose pages may measure. */
  readonly portalOrigin: string;
  readonly now: () => number;
};

const maxSockets = 100;
const maxMessages = 200;

/** Serves measurements by a browser: transferred bytes, and echoes over a web socket. It gives no access to a room. */
export function openConnectionCheck({ machineId, key, portalOrigin, now }: ConnectionCheckParts) {
  const secret = roomKey(nodeSigning, key);
  const bytes = randomBytes(64 * 1024);
  /** The number of bytes transferred for each token; expired tokens are removed at the next request. */
  const moved = new Map<string, number>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 });

  const makeToken = (address: URL): string | undefined => {
    const token = address.searchParams.get("token") ?? "";
    return isCheckToken(nodeSigning, secret, machineId, { token, now: now() }) ? token : undefined;
  };
  const mayMove = (token: string, count: number): boolean => {
    for (const old of moved.keys()) if (Number(old.split(".", 1)[0]) * 1000 <= now()) moved.delete(old);
    const sum = (moved.get(token) ?? 0) + count;
    if (sum > connectionCheck.maxInAll) return false;
    moved.set(token, sum);
    return true;
  };
  const headers = {
    "access-control-allow-origin": portalOrigin,
    "cache-control": "no-store",
    vary: "origin",
  };
  const refuse = (response: ServerResponse, status: number) =>
    void response.writeHead(status, { ...headers, connection: "close" }).end();

  async function send(response: ServerResponse, count: number): Promise<void> {
    response.writeHead(200, {
      ...headers,
      "content-type": "application/octet-stream",
      "content-length": count,
    });
    for (let left = count; left > 0; left -= bytes.length) {
      if (response.destroyed) return;
      if (!response.write(bytes.subarray(0, left))) await once(response, "drain");
    }
    response.end();
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let count = 0;
    for await (const piece of request) {
      count += (piece as Buffer).length;
      if (count > connectionCheck.maxUp) return refuse(response, 413);
    }
    response.writeHead(204, headers).end();
  }

  return {
    /** Handles a request; false if it is not for the connection check. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const address = new URL(request.url ?? "/", "http://machine");
      if (address.pathname !== connectionCheck.bytesPath) return false;
      const token = makeToken(address);
      const isUp = request.method === "POST";
      const count = isUp ? connectionCheck.maxUp : Number(address.searchParams.get("count"));
      const isCount = Number.isInteger(count) && count > 0 && count <= connectionCheck.maxDown;
      if (token === undefined) refuse(response, 403);
      else if (!isCount) refuse(response, 400);
      else if (!mayMove(token, count)) refuse(response, 429);
      else if (isUp) await take(request, response);
      else await send(response, count);
      return true;
    },
    /** Handles an upgrade; false if it is not for the connection check. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
      const address = new URL(request.url ?? "/", "http://machine");
      if (address.pathname !== connectionCheck.socketPath) return false;
      const isOurs = request.headers.origin === portalOrigin && makeToken(address) !== undefined;
      if (!isOurs || sockets.clients.size >= maxSockets) {
        socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
        return true;
      }
      sockets.handleUpgrade(request, socket, head, (live) => {
        let messages = 0;
        live.on("message", (data, isBinary) => {
          messages += 1;
          if (messages > maxMessages) live.close(1008);
          else live.send(data, { binary: isBinary });
        });
        live.on("error", () => live.terminate());
        setTimeout(() => live.close(), connectionCheck.lifetimeSeconds * 1000).unref();
      });
      return true;
    },
    stop() {
      for (const live of sockets.clients) live.terminate();
      sockets.close();
    },
  };
}

export type ConnectionCheck = ReturnType<typeof openConnectionCheck>;
