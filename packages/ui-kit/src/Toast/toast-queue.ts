export type ToastTone = "success" | "error" | "info";

export type ToastContent = {
  readonly tone: ToastTone;
  /** The title of the toast, in two or three words. */
  readonly title?: string | undefined;
  readonly message: string;
  /** One or two actions, such as Undo. Pressing one closes the toast. */
  readonly actions?: readonly ToastAction[] | undefined;
  /** The subject of the toast: it replaces an earlier toast about the same subject, such as a failed save. */
  readonly subject?: string | undefined;
  /** Shows the remaining time as a line, because the offer ends with it. */
  readonly isCounted?: boolean | undefined;
  /** How long the toast is shown, in milliseconds; with `null` it stays until it is dismissed. */
  readonly timeout?: number | null | undefined;
};

export type ToastAction = { readonly label: string; readonly onPress: () => void };

type ToastMore = Omit<ToastContent, "tone" | "message">;

export type Toast = ToastContent & { readonly id: number };

export type ToastQueue = {
  readonly add: (toast: ToastContent) => number;
  readonly success: (message: string, more?: ToastMore) => number;
  readonly error: (message: string, more?: ToastMore) => number;
  readonly info: (message: string, more?: ToastMore) => number;
  readonly dismiss: (id: number) => void;
  /** Closes the toast about the subject, because the action is being repeated. */
  readonly dismissSubject: (subject: string) => void;
  /** Pauses the timers while someone reads. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => readonly Toast[];
};

type Options = {
  /** Milliseconds that a toast stays (G.020). */
  readonly timeout?: number;
  /** The number of toasts that are shown at once; a further one removes the oldest. */
  readonly limit?: number;
};

type Clock = { left: number; startedAt: number; handle: ReturnType<typeof setTimeout> | undefined };

/**
 * The toasts of an application, which are created in one place, added from everywhere, and shown by one `ToastRegion` (G.020).
 */
export function createToastQueue({ timeout = 12_000, limit = 4 }: Options = {}): ToastQueue {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let isPaused = false;
  const clocks = new Map<number, Clock>();
  const listeners = new Set<() => void>();

  const show = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    clearTimeout(clocks.get(id)?.handle);
    clocks.delete(id);
    if (toasts.some((toast) => toast.id === id)) show(toasts.filter((toast) => toast.id !== id));
  };
  const dismissSubject = (subject: string) => {
    for (const toast of toasts) if (toast.subject === subject) dismiss(toast.id);
  };
  const run = (id: number, clock: Clock) => {
    clock.startedAt = performance.now();
    clock.handle = setTimeout(dismiss, clock.left, id);
  };
  const stop = (clock: Clock) => {
    if (clock.handle === undefined) return;
    clearTimeout(clock.handle);
    clock.handle = undefined;
    clock.left = Math.max(0, clock.left - (performance.now() - clock.startedAt));
  };
  const add = (content: ToastContent) => {
    lastId += 1;
    const id = lastId;
    // A repeated message renews the existing toast, so that a failing poll does not fill the screen.
    const same = toasts.find(({ tone, message }) => tone === content.tone && message === content.message);
    if (same !== undefined) dismiss(same.id);
    if (content.subject !== undefined) dismissSubject(content.subject);
    for (const old of toasts.slice(0, Math.max(0, toasts.length - limit + 1))) dismiss(old.id);
    const stays = content.timeout === undefined ? timeout : content.timeout;
    if (stays !== null) {
      const clock: Clock = { left: stays, startedAt: 0, handle: undefined };
      clocks.set(id, clock);
      if (!isPaused) run(id, clock);
    }
    show([...toasts, { ...content, id }]);
    return id;
  };
  return {
    add,
    dismiss,
    dismissSubject,
    success: (message, more) => add({ ...more, tone: "success", message }),
    error: (message, more) => add({ ...more, tone: "error", message }),
    info: (message, more) => add({ ...more, tone: "info", message }),
    pause: () => {
      if (isPaused) return;
      isPaused = true;
      for (const clock of clocks.values()) stop(clock);
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, clock] of clocks) run(id, clock);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => toasts,
  };
}
