import { request } from "node:http";

export type DriverAnswer = { readonly status: number; readonly body: string };
type Call = { readonly method: "GET" | "POST" | "DELETE"; readonly path: string; readonly body?: unknown };
/** The address of the driver's own service: a socket of this machine, or a network address. */
export type DriverAddress =
  | { readonly socketPath: string }
  | { readonly host: string; readonly port: number; readonly token: string };

const maxAnswerLength = 1_048_576;

/** An HTTP call to the service behind a driver; rejects on a timeout. */
export function callDriver(
  address: DriverAddress,
  { method, path, body }: Call,
  timeoutMs = 15_000,
): Promise<DriverAnswer> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? "" : JSON.stringify(body);
    const sent = request(
      {
        ...("socketPath" in address
          ? { socketPath: address.socketPath }
          : { host: address.host, port: address.port }),
        method,
        path,
        headers: {
          host: "localhost",
          "content-length": String(Buffer.byteLength(text)),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...("token" in address ? { authorization: `Bearer ${address.token}` } : {}),
        },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        const parts: Buffer[] = [];
        let size = 0;
        response.on("data", (part: Buffer) => {
          size += part.length;
          if (size > maxAnswerLength) sent.destroy(new Error("the driver's answer is too long"));
          else parts.push(part);
        });
        response.on("error", reject);
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(text);
  });
}

/** The error for a refusal by the service, with its message. */
export function refused({ status, body }: DriverAnswer): Error {
  return new Error(`the driver answered ${status}: ${body.slice(0, 300)}`);
}
