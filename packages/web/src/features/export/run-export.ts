import { authorizationOf } from "../../auth/authorization.ts";
import type { TokenSource } from "../../auth/tokens.ts";
import type { ExportNews, ExportOrder } from "./export-messages.ts";

export type ExportOutcome = Exclude<ExportNews, { readonly kind: "reading" | "making" | "unauthenticated" }>;
export type Making = Extract<ExportNews, { readonly kind: "reading" | "making" }>;

/** What of a `Worker` is needed here. */
export type ExportWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export type ExportPorts = {
  readonly tokens: TokenSource;
  readonly startWorker: () => ExportWorker;
  readonly onMaking: (news: Making) => void;
  /** Ends the export, whatever it is doing. */
  readonly signal: AbortSignal;
};

/** Has a worker make the file, with a token that is valid for a while; one that the API refuses is renewed once. */
export async function runExport(
  { tokens, startWorker, onMaking, signal }: ExportPorts,
  order: Omit<ExportOrder, "authorization">,
): Promise<ExportOutcome> {
  const attempt = async (token: string) => {
    const authorization = await authorizationOf(token);
    // It may have been cancelled while the token was fetched.
    signal.throwIfAborted();
    const worker = startWorker();
    try {
      return await lastNews(worker, { ...order, authorization }, onMaking, signal);
    } finally {
      worker.terminate();
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
  order: ExportOrder,
  onMaking: (news: Making) => void,
  signal: AbortSignal,
): Promise<Exclude<ExportNews, Making>> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data: news }: MessageEvent<ExportNews>) =>
      news.kind === "making" || news.kind === "reading" ? onMaking(news) : resolve(news);
    // Its script did not arrive, or it broke.
    worker.onerror = () => resolve({ kind: "failed" });
    worker.postMessage(order);
  });
}
