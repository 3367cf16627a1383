import type { Instant } from "@cathedra/domain";

/** A notice as its person reads it now. */
export type NotificationView = {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly link: string | null;
  readonly createdAt: Instant;
  readonly isSeen: boolean;
  readonly isRead: boolean;
  readonly isDismissed: boolean;
};

/** The counts of a person's inbox. */
export type InboxView = { readonly id: string; readonly unseen: number; readonly unread: number };
