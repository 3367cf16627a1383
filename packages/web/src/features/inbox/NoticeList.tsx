import { useRef } from "react";
import type { Notice } from "./inbox-requests.ts";
import * as css from "./NoticeRow.css.ts";
import { NoticeRow } from "./NoticeRow.tsx";
import type { Notifications } from "./use-notifications.ts";

type NoticeListProps = Pick<Notifications, "read" | "dismiss"> & {
  readonly notices: readonly Notice[];
  /** Whether each can be marked by itself. */
  readonly isMarked: boolean;
  readonly onLeave?: () => void;
};

/** The latest first. Who dismisses one by keyboard is at the next one. */
export function NoticeList({ notices, isMarked, read, dismiss, onLeave }: NoticeListProps) {
  const list = useRef<HTMLUListElement>(null);
  const dismissAt = (notice: Notice, at: number) => {
    dismiss(notice);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const rows = list.current?.children ?? [];
        const next = rows[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>("button:last-of-type");
        (next ?? list.current)?.focus();
      }),
    );
  };
  return (
    // Where nothing is left, the list itself has the focus.
    <ul ref={list} className={css.list} tabIndex={-1}>
      {notices.map((notice, at) => (
        <NoticeRow
          key={notice.id}
          notice={notice}
          onFollow={() => {
            if (!notice.isRead) read(notice, true);
            onLeave?.();
          }}
          onDismiss={() => dismissAt(notice, at)}
          onRead={isMarked ? (isRead) => read(notice, isRead) : undefined}
        />
      ))}
    </ul>
  );
}
