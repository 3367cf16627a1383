import { inboxTexts } from "@cathedra/domain/messages";
import { Mail, MailOpen, X } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Link } from "@cathedra/ui-kit/Link";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { useRef } from "react";
import { localDay, showDay, showTime } from "../../format/dates.ts";
import { showFullMoment } from "../../format/full-moment.ts";
import { Moment } from "../../format/Moment.tsx";
import { useServiceTag } from "../service-tag/service-tag.ts";
import type { Notice } from "./inbox-requests.ts";
import { linkAtSimulator } from "./link-at-simulator.ts";
import * as css from "./NoticeRow.css.ts";
import type { Notifications } from "./use-notifications.ts";

type NoticeListProps = Pick<Notifications, "read" | "dismiss"> & {
  readonly notices: readonly Notice[];
  /** Whether each notice can be marked as read on its own. */
  readonly isMarked: boolean;
  readonly onLeave?: () => void;
};

/** The list of notices, the latest first. When one is dismissed by keyboard, the focus moves to the next one. */
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
    // An empty list of notices can have the focus, so that it is not lost when the last notice is dismissed.
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

type NoticeRowProps = {
  readonly notice: Notice;
  /** Called when the link of the notification is followed. */
  readonly onFollow: () => void;
  readonly onDismiss: () => void;
  /** Called when the person marks the notification as read or unread; if missing, following the link marks it as read. */
  readonly onRead?: ((isRead: boolean) => void) | undefined;
};

/** A notification with its link. */
function NoticeRow({ notice, onFollow, onDismiss, onRead }: NoticeRowProps) {
  const { title, text, createdAt, isRead } = notice;
  // True in the panel of the bell: few lines, and no second full date.
  const isShort = onRead === undefined;
  const link = linkAtSimulator(notice.link, useServiceTag());
  return (
    <li className={isRead ? css.row : `${css.row} ${css.unread}`}>
      <div className={isShort ? css.shortWords : css.textBlock}>
        <span className={isRead ? css.readTitle : css.title}>
          {!isRead && <VisuallyHidden>{inboxTexts.unread}: </VisuallyHidden>}
          {link === null ? (
            title
          ) : (
            <Link href={link} variant="alone" onPress={onFollow}>
              {title}
            </Link>
          )}
        </span>
        {text !== "" && <span className={isShort ? css.shortText : css.quiet}>{text}</span>}
        <span className={css.quiet}>
          {isShort ? <ShortMoment at={createdAt} /> : <Moment at={createdAt} />}
        </span>
      </div>
      <div className={css.acts}>
        {onRead !== undefined && (
          <IconButton
            size="small"
            icon={isRead ? Mail : MailOpen}
            label={`${isRead ? inboxTexts.markUnread : inboxTexts.markRead}: ${title}`}
            onPress={() => onRead(!isRead)}
          />
        )}
        <IconButton size="small" icon={X} label={inboxTexts.dismiss(title)} onPress={onDismiss} />
      </div>
    </li>
  );
}

/** Today's notices show the time, older ones the day; the full date and time are in the tooltip. */
function ShortMoment({ at }: { readonly at: string }) {
  const ms = Date.parse(at);
  const isToday = localDay(new Date(ms)) === localDay();
  return (
    <time dateTime={at} title={showFullMoment(ms)}>
      {isToday ? showTime(ms) : showDay(localDay(new Date(ms)))}
    </time>
  );
}
