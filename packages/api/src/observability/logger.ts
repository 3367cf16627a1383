import type { FastifyReply, FastifyRequest } from "fastify";
import type { LoggerOptions } from "pino";
import type { LogLevel } from "../config.ts";

/** Log lines are JSON without secrets and clinical text: they contain no bodies, variables or query strings. */
export function loggerOptions(level: LogLevel): LoggerOptions {
  return {
    level,
    redact: {
      paths: [
        "authorization",
        "*.authorization",
        "*.headers.authorization",
        "*.headers.cookie",
        '*.headers["cathedra-station-proof"]',
      ],
      censor: "[redacted]",
    },
    serializers: {
      req: requestLine,
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
      err: errorLine,
    },
  };
}

function requestLine(request: FastifyRequest) {
  return { method: request.method, path: getPath(request.url), address: request.ip };
}

function getPath(url: string): string {
  return url.split("?", 1)[0] ?? "";
}

/**
 * The parts of an error that are safe to log. PostgreSQL repeats typed values in `detail`, `where` and, for data exceptions, in
 * the message: these are left out.
 */
function errorLine(
  error: Error & { code?: unknown; constraint?: unknown; table?: unknown; severity?: unknown },
) {
  const fromPostgres = typeof error.severity === "string";
  return {
    type: error.name,
    ...(error.code === undefined ? {} : { code: error.code }),
    ...(fromPostgres ? { table: error.table, constraint: error.constraint } : {}),
    message: fromPostgres ? withoutValues(error.message) : error.message,
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
  };
}

function withoutValues(message: string): string {
  return message.replace(/"[^"]*"/g, '"…"').replace(/'[^']*'/g, "'…'");
}
