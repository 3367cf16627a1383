import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The open requests of a connection, with one listener for all of them. */
const openOn = new WeakMap<Socket, Set<IncomingMessage>>();
/** The functions that release an open request's slots. */
const leavesOf = new WeakMap<IncomingMessage, (() => void)[]>();

/**
 * Calls `leave` once, when the response was sent or the connection closed. Listening to the response alone is not enough: of
 * pipelined requests only the first one's response is attached to the connection.
 */
export function onRequestEnd({ raw }: FastifyRequest, reply: FastifyReply, leave: () => void): void {
  const leaves = leavesOf.get(raw);
  if (leaves !== undefined) {
    leaves.push(leave);
    return;
  }
  leavesOf.set(raw, [leave]);
  (openOn.get(raw.socket) ?? watched(raw.socket)).add(raw);
  reply.raw.once("close", () => end(raw));
  if (raw.socket.destroyed) end(raw);
}

/**
 * Marks a response that stays open while someone listens: it no longer counts as a concurrent request. Such streams are
 * limited where they are opened.
 */
export function markLongLived({ raw }: FastifyRequest): void {
  end(raw);
}

function end(request: IncomingMessage): void {
  const leaves = leavesOf.get(request) ?? [];
  leavesOf.delete(request);
  openOn.get(request.socket)?.delete(request);
  for (const leave of leaves) leave();
}

function watched(socket: Socket): Set<IncomingMessage> {
  const open = new Set<IncomingMessage>();
  openOn.set(socket, open);
  socket.once("close", () => {
    for (const request of open) end(request);
  });
  return open;
}
