import { softwareTexts } from "@cathedra/domain/messages";
import {
  finishedWork,
  type RequestedWork,
  updateTimes,
  type WorkAction,
  type WorkEnd,
} from "@cathedra/domain/software";
import type { ToastQueue } from "@cathedra/ui-kit/Toast";

const { toastMs } = updateTimes;

type Toasts = Pick<ToastQueue, "success" | "error">;
/** The API's answer to a requested download or installation. */
export type WorkAnswer = { readonly code: string; readonly success: boolean; readonly message: string };
type Latest = Parameters<typeof finishedWork>[1][number] & {
  readonly release: { readonly software: { readonly name: string } };
};

/** Announces requested work that has ended, once each (11.029, 11.038-11.040). Returns the work that is still waited for. */
export function announceFinishedWork(
  toasts: Toasts,
  requested: RequestedWork,
  latest: readonly Latest[],
): RequestedWork {
  try {
    const { ends, still } = finishedWork(requested, latest);
    if (ends.length === 0) return requested;
    for (const end of ends) showResult(toasts, end, getName(latest, end.id));
    return still;
  } catch {
    announceError(toasts, softwareTexts.failures.process, "updates-process");
    return requested;
  }
}

/** Shows the general error message in a toast (11.041). */
export function announceError(toasts: Pick<Toasts, "error">, message: string, subject?: string): void {
  toasts.error(message, { title: softwareTexts.failures.title, timeout: toastMs.error, subject });
}

/** Announces the answer to a request for work (11.028, 11.030, 11.035-11.037). Returns whether the work has begun. */
export function announceBegin(
  toasts: Pick<ToastQueue, "info" | "error">,
  { action, name }: { readonly action: WorkAction; readonly name: string },
  answer: WorkAnswer | null,
): "begun" | "asks" | "told" {
  if (answer === null) announceError(toasts, softwareTexts.failures.initiate[action]);
  else if (answer.code === "SIGNED_IN") return "asks";
  else if (!answer.success) announceError(toasts, answer.message);
  else if (answer.code === "DONE") toasts.info(answer.message, { timeout: toastMs.usual });
  else {
    toasts.info(softwareTexts.started[action](name), { timeout: toastMs.started });
    return "begun";
  }
  return "told";
}

function getName(updates: readonly Latest[], id: string): string {
  return updates.find((update) => update.id === id)?.release.software.name ?? "the software";
}

function showResult(toasts: Toasts, { action, end }: WorkEnd, name: string): void {
  const { title, text } = softwareTexts[end === "completed" ? "completed" : "failures"][action];
  toasts[end === "completed" ? "success" : "error"](text(name), { title, timeout: toastMs.ended });
}
