import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The callbacks for a closed connection, with one listener for all of its requests. */
const openOn = new WeakMap<Socket, Set<() => void>>();
/** The functions that release a request's slot, by request. */
const openOf = new WeakMap<IncomingMessage, (() => void)[]>();

/**
 * Calls `leave` once, when the response was sent or the connection closed. Listening to the response alone is not enough: of
 * pipelined requests only the first one's response is attached to the connection.
 */
export function onRequestEnd(request: FastifyRequest, reply: FastifyReply, leave: () => void): void {
  const { socket } = request.raw;
  const open = openOn.get(socket) ?? watched(socket);
  const once = (): void => {
    if (open.delete(once)) leave();
  };
  open.add(once);
  openOf.set(request.raw, [...(openOf.get(request.raw) ?? []), once]);
  reply.raw.once("close", once);
  if (socket.destroyed) once();
}

/**
 * Marks a response that stays open while someone listens: it no longer counts as a concurrent request. Such streams are
 * limited where they are opened.
 */
export function markLongLived({ raw }: FastifyRequest): void {
  for (const once of openOf.get(raw) ?? []) once();
  openOf.delete(raw);
}

function watched(socket: Socket): Set<() => void> {
  const open = new Set<() => void>();
  openOn.set(socket, open);
  socket.once("close", () => {
    for (const once of open) once();
  });
  return open;
}
