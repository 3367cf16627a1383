import type { Instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { getNotice, type Notice, type NoticeSubject, type TimeFormat } from "@cathedra/domain/inbox";
import type { Db } from "../../db/database.ts";
import type { NotificationView } from "./inbox-views.ts";
import type { NoticeVisibility } from "./notice-visibility.ts";

type Row = {
  readonly id: number;
  readonly kind: string | null;
  readonly facts: unknown;
  readonly createdAt: Instant | null;
  readonly isSeen: boolean | null;
  readonly isRead: boolean | null;
  readonly isDismissed: boolean | null;
};

type Deps = { readonly db: Db; readonly visibility: readonly NoticeVisibility[] };

/** The notice that is shown for a kind that this process does not know, because a process of another version wrote it. */
const unknownNotice: Notice = { title: "There is something new", text: "", link: null, about: null };

/**
 * Notices with their present texts. A person who may no longer see the subject of a notice keeps the text, without the link;
 * the number on the bell does not change.
 */
export async function readNotifications(
  { db, visibility }: Deps,
  actor: Actor,
  rows: readonly Row[],
  reading: TimeFormat,
): Promise<readonly NotificationView[]> {
  const notifications = rows.map((row) => ({
    row,
    notice: getNotice(row.kind ?? "", row.facts, reading) ?? unknownNotice,
  }));
  const seen = await seenOf(
    db,
    actor,
    visibility,
    notifications.map(({ notice }) => notice),
  );
  return notifications.map(({ row, notice: { title, text, link, about } }) => ({
    id: String(row.id),
    kind: row.kind ?? "",
    title,
    text,
    link: about === null || seen.has(makeKey(about)) ? link : null,
    createdAt: row.createdAt ?? (0 as Instant),
    isSeen: row.isSeen === true,
    isRead: row.isRead === true,
    isDismissed: row.isDismissed === true,
  }));
}

const makeKey = ({ subject, id }: { readonly subject: NoticeSubject; readonly id: string }) =>
  `${subject}:${id}`;

async function seenOf(
  db: Db,
  actor: Actor,
  visibility: readonly NoticeVisibility[],
  notices: readonly Notice[],
): Promise<ReadonlySet<string>> {
  const visibleKeys = visibility.map(async ({ subject, sees }) => {
    const ids = notices.flatMap(({ about, link }) =>
      about?.subject === subject && link !== null ? [about.id] : [],
    );
    const seen = ids.length === 0 ? [] : await sees(db, actor, [...new Set(ids)]);
    return [...seen].map((id) => makeKey({ subject, id }));
  });
  return new Set((await Promise.all(visibleKeys)).flat());
}
