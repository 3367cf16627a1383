import { getAuthorization } from "../../auth/authorization.ts";
import type { TokenSource } from "../../auth/tokens.ts";
import type { ExportProgress, ExportRequest } from "./export-messages.ts";
import { authorizeWorker } from "./page-authorization.ts";

export type ExportOutcome = Exclude<
  ExportProgress,
  { readonly kind: "reading" | "making" | "unauthenticated" }
>;
export type Making = Extract<ExportProgress, { readonly kind: "reading" | "making" }>;

/** The part of `Worker` that is needed here. */
export type ExportWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export type ExportPorts = {
  readonly tokens: TokenSource;
  readonly startWorker: () => ExportWorker;
  readonly onMaking: (news: Making) => void;
  /** Aborts the export, whatever it is doing. */
  readonly signal: AbortSignal;
};

/**
 * Has a worker make the file. The worker gets a token that is valid for a while; if the API refuses the token, it is renewed
 * once.
 */
export async function runExport(
  { tokens, startWorker, onMaking, signal }: ExportPorts,
  order: ExportRequest,
): Promise<ExportOutcome> {
  const attempt = async (token: string) => {
    // The export may have been cancelled while the token was fetched.
    signal.throwIfAborted();
    const worker = startWorker();
    const { port1, port2 } = new MessageChannel();
    authorizeWorker(port1, (body) =>
      getAuthorization(token, { method: "POST", address: "/api/graphql", body }),
    );
    try {
      return await lastNews(worker, order, port2, onMaking, signal);
    } finally {
      worker.terminate();
      port1.close();
    }
  };
  const token = await tokens.current();
  const first = await attempt(token);
  if (first.kind !== "unauthenticated") return first;
  const again = await attempt(await tokens.after(token));
  return again.kind === "unauthenticated" ? { kind: "failed" } : again;
}

function lastNews(
  worker: ExportWorker,
  order: ExportRequest,
  port: MessagePort,
  onMaking: (news: Making) => void,
  signal: AbortSignal,
): Promise<Exclude<ExportProgress, Making>> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data: news }: MessageEvent<ExportProgress>) =>
      news.kind === "making" || news.kind === "reading" ? onMaking(news) : resolve(news);
    // The worker's script could not be loaded, or it failed.
    worker.onerror = () => resolve({ kind: "failed" });
    worker.postMessage(order, [port]);
  });
}
