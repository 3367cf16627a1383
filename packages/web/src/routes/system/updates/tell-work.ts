import { softwareTexts } from "@cathedra/domain/messages";
import {
  type AskedWork,
  endsOf,
  updateTimes,
  type WorkAction,
  type WorkEnd,
} from "@cathedra/domain/software";
import type { ToastQueue } from "@cathedra/ui-kit/Toast";

const { toastMs } = updateTimes;

type Toasts = Pick<ToastQueue, "success" | "error">;
/** What the portal answers to a download or an installation that is asked for. */
export type WorkAnswer = { readonly code: string; readonly success: boolean; readonly message: string };
type Latest = Parameters<typeof endsOf>[1][number] & {
  readonly release: { readonly software: { readonly name: string } };
};

/** Tells what has ended of what was asked for, once each (11.029, 11.038-11.040). Answers what is still waited for. */
export function tellEnds(toasts: Toasts, asked: AskedWork, latest: readonly Latest[]): AskedWork {
  try {
    const { ends, still } = endsOf(asked, latest);
    if (ends.length === 0) return asked;
    for (const end of ends) tell(toasts, end, nameOf(latest, end.id));
    return still;
  } catch {
    tellError(toasts, softwareTexts.failures.process, "updates-process");
    return asked;
  }
}

/** The generic toast (11.041). */
export function tellError(toasts: Pick<Toasts, "error">, message: string, subject?: string): void {
  toasts.error(message, { title: softwareTexts.failures.title, timeout: toastMs.error, subject });
}

/** Tells what came of asking for work (11.028, 11.030, 11.035-11.037). Answers whether it was begun, or waits for an answer. */
export function tellBegin(
  toasts: Pick<ToastQueue, "info" | "error">,
  { action, name }: { readonly action: WorkAction; readonly name: string },
  answer: WorkAnswer | null,
): "begun" | "asks" | "told" {
  if (answer === null) tellError(toasts, softwareTexts.failures.initiate[action]);
  else if (answer.code === "SIGNED_IN") return "asks";
  else if (!answer.success) tellError(toasts, answer.message);
  else if (answer.code === "DONE") toasts.info(answer.message, { timeout: toastMs.usual });
  else {
    toasts.info(softwareTexts.started[action](name), { timeout: toastMs.started });
    return "begun";
  }
  return "told";
}

function nameOf(updates: readonly Latest[], id: string): string {
  return updates.find((update) => update.id === id)?.release.software.name ?? "the software";
}

function tell(toasts: Toasts, { action, end }: WorkEnd, name: string): void {
  const { title, text } = softwareTexts[end === "completed" ? "completed" : "failures"][action];
  toasts[end === "completed" ? "success" : "error"](text(name), { title, timeout: toastMs.ended });
}
