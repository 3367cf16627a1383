import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type RoomTokenClaims, roomKey } from "@cathedra/domain/cloud";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { ConnectionCheck } from "./connection-check.ts";
import { nodeSigning, readRoomToken } from "./crypto.ts";
import { closeCodes, livePath, readFromPage, type ToPage } from "./live-protocol.ts";
import type { Machine } from "./machine.ts";
import type { Room } from "./room.ts";

export type LiveParts = {
  readonly server: Server;
  readonly machine: Machine;
  readonly machineId: string;
  readonly key: string;
  /** The interval of pings in both directions: a connection that does not answer a ping in this time is dead. */
  readonly pingMs: number;
  readonly now: () => number;
  /** Another handler of upgrades, which is asked before the room. */
  readonly check: Pick<ConnectionCheck, "upgrade">;
};

const maxMessageLength = 8192;
/** A connection that has sent no token after this time is closed. */
const tokenWithinMs = 10_000;
/**
 * The time in milliseconds after a token's expiry in which a renewal may still arrive, so that a page that renews in time is not
 * disconnected.
 */
const tokenGraceMs = 5000;
/** The maximum number of messages a second, more than hands can cause; a connection that sends more is closed. */
const maxMessagesPerSecond = 200;

/** The room's live connections. Only the frame's own page may open one: browsers name the page's origin. */
export function serveLive({ server, machine, machineId, key, pingMs, now, check }: LiveParts) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageLength });
  const tokenKey = roomKey(nodeSigning, key);

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (check.upgrade(request, socket, head)) return;
    if (request.url !== livePath || !isOwnPage(request)) {
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, welcome);
  };

  const welcome = (socket: WebSocket) => {
    const id = randomUUID();
    let room: Room | undefined;
    let person: RoomTokenClaims | undefined;
    let messages = 0;
    const refuse = () => socket.close(closeCodes.refused);
    let expiry = setTimeout(refuse, tokenWithinMs);
    const send = (message: ToPage) => socket.send(JSON.stringify(message));

    const present = async (token: string) => {
      const claims = await readRoomToken(token, tokenKey, machineId, now());
      const wanted = claims === undefined ? undefined : machine.room(claims.sid);
      if (socket.readyState !== socket.OPEN) return;
      // A renewed token has to be for the same person and session as the first one.
      const isOther = person !== undefined && (person.sub !== claims?.sub || person.sid !== claims.sid);
      if (claims === undefined || wanted === undefined || isOther) return refuse();
      const isFirst = person === undefined;
      person = claims;
      room = wanted;
      const left = claims.exp * 1000 - now();
      clearTimeout(expiry);
      expiry = setTimeout(refuse, left + tokenGraceMs);
      const mayBeIn = isFirst
        ? room.enter({ id, send, close: (code) => socket.close(code) }, claims)
        : room.renew(claims);
      if (!mayBeIn) return refuse();
      send({ type: "token", secondsLeft: Math.floor(left / 1000) });
    };

    socket.on("message", (data, isBinary) => {
      messages += 1;
      const message = isBinary ? undefined : readFromPage(getText(data));
      if (messages > maxMessagesPerSecond) return socket.close(1008);
      if (message === undefined) return undefined;
      if (message.type === "token") return void present(message.token);
      return room?.hear(id, message);
    });
    let answered = true;
    socket.on("pong", () => {
      answered = true;
    });
    const ping = setInterval(() => {
      if (!answered) return socket.terminate();
      answered = false;
      send({ type: "beat" });
      return socket.ping();
    }, pingMs);
    const quota = setInterval(() => {
      messages = 0;
    }, 1000);
    socket.on("close", () => {
      clearTimeout(expiry);
      clearInterval(ping);
      clearInterval(quota);
      room?.leave(id);
    });
    // A connection with an error is closed without a report.
    socket.on("error", () => socket.terminate());
  };

  server.on("upgrade", upgrade);
  return {
    stop() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

function isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

function getText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString("utf8");
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString("utf8");
}
