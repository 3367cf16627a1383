import { inboxTexts } from "@cathedra/domain/messages";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toasts } from "../../shell/toasts.ts";
import { useHints } from "../hints/use-hints.ts";
import {
  type InboxFilter,
  type InboxPage,
  markAllRead,
  markDismissed,
  markRead,
  markSeen,
  type Notice,
  readInbox,
} from "./inbox-requests.ts";
import { withNewFirstPage, withNextPage } from "./merge-pages.ts";

/** The poll interval of an open list while the portal sends no hints. */
const everyMs = 60_000;
const usual = 20;

type Shown = Pick<InboxPage, "notifications" | "next" | "mark"> & {
  readonly unread: number;
  /** Identifies the filter of the list, because each filter has its own list. */
  readonly of: string;
};

export type Notifications = {
  /** The notifications that are shown; undefined until the first answer. */
  readonly shown: Shown | undefined;
  /** The list could not be refreshed, so it may be out of date. */
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  readonly reload: () => void;
  readonly more: () => void;
  readonly read: (notice: Notice, isRead: boolean) => void;
  readonly allRead: () => void;
  readonly dismiss: (notice: Notice) => void;
};

/** The inbox while it is open: shown notifications count as seen (13.032), also in the person's other browsers. */
export function useNotifications(narrowed: InboxFilter): Notifications {
  const [known, setShown] = useState<Shown>();
  const [failedOf, setFailedOf] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const narrowing = JSON.stringify(narrowed);
  const current = useRef(narrowing);
  const shown = known?.of === narrowing ? known : undefined;

  const load = async (): Promise<void> => {
    current.current = narrowing;
    try {
      const page = await readInbox(narrowed, { first: usual });
      // Ignores an answer that arrives after the filter has changed.
      if (current.current !== narrowing) return;
      setShown((before) => getShown(narrowing, page, before));
      setFailedOf(null);
      if (page.inbox.unseen > 0 && document.visibilityState === "visible")
        void markSeen(page.mark).catch(() => undefined);
    } catch (error) {
      if (current.current === narrowing) setFailedOf(narrowing);
      throw error;
    }
  };
  const { refresh } = useHints({
    kind: "notification",
    isWanted: true,
    everyMs,
    everyMsWhileLive: null,
    ask: load,
  });
  const reload = () => void refresh().catch(() => undefined);
  const begin = useEffectEvent((_narrowing: string) => reload());
  useEffect(() => begin(narrowing), [narrowing]);

  const change = (patch: (rows: readonly Notice[]) => readonly Notice[], say: () => Promise<unknown>) => {
    setShown((now) => now && { ...now, notifications: patch(now.notifications) });
    say()
      .catch(() => void toasts.error(inboxTexts.notChanged))
      .finally(reload);
  };
  const putBack = (notice: Notice) =>
    change(
      (rows) => rows,
      () => markDismissed(notice.id, false),
    );

  return {
    shown,
    hasFailed: failedOf === narrowing,
    isBusy,
    reload,
    more: () => {
      const after = shown?.next;
      if (after == null || isBusy) return;
      setBusy(true);
      readInbox(narrowed, { first: usual, after })
        .then((page) => setShown((now) => now && { ...now, ...withNextPage(now, page) }))
        .catch(() => setFailedOf(narrowing))
        .finally(() => setBusy(false));
    },
    read: (notice, isRead) =>
      change(
        (rows) => rows.map((row) => (row.id === notice.id ? { ...row, isRead } : row)),
        () => markRead(notice.id, isRead),
      ),
    allRead: () => {
      const mark = shown?.mark;
      if (mark === undefined) return;
      change(
        (rows) => rows.map((row) => ({ ...row, isRead: true })),
        () => markAllRead(mark),
      );
    },
    dismiss: (notice) => {
      change(
        (rows) => rows.filter(({ id }) => id !== notice.id),
        () => markDismissed(notice.id, true),
      );
      const subject = `notice:${notice.id}`;
      toasts.success(inboxTexts.dismissed, {
        subject,
        timeout: 10_000,
        isCounted: true,
        actions: [{ label: inboxTexts.undo, onPress: () => putBack(notice) }],
      });
    },
  };
}

function getShown(of: string, page: InboxPage, before: Shown | undefined): Shown {
  const { notifications, next, mark, inbox } = page;
  const merged =
    before?.of !== of ? { notifications, next } : withNewFirstPage(before, { notifications, next });
  return { notifications: merged.notifications, next: merged.next ?? null, mark, unread: inbox.unread, of };
}
