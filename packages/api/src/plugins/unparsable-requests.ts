import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { appError, errorBody } from "../errors.ts";
import { sendError } from "./error-model.ts";

/** Refuses an address that cannot be decoded; this happens before any hook runs. */
export function refuseUnparsableUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
  sendError(error, request, reply);
}

const tooSlow = "ERR_HTTP_REQUEST_TIMEOUT";
const getStatus: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, [tooSlow]: 408 };

type ClientError = Error & { readonly code?: string };

/** Refuses bytes that Node cannot parse as HTTP: there is no request, so the answer is written to the socket directly. */
export function refuseUnparsableBytes(error: ClientError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = getStatus[error.code ?? ""] ?? 400;
  const refusal = appError(error.code === tooSlow ? "REQUEST_TIMEOUT" : "BAD_REQUEST");
  const body = JSON.stringify({ error: errorBody(refusal, randomUUID()) });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
