import { toasts } from "../../shell/toasts.ts";

let shown: number | undefined;

/** Shows a toast that a start was accepted (4.027). */
export function announceStarting(text: string): void {
  shown = toasts.success(text);
}

/** Removes the toast, because the start has failed or was cancelled. */
export function withdrawStartingToast(): void {
  if (shown !== undefined) toasts.dismiss(shown);
  shown = undefined;
}
