import { createToastQueue } from "@cathedra/ui-kit/Toast";

/** The toasts of the portal, 12 s each (G.020); the shell shows them. */
export const toasts = createToastQueue();
