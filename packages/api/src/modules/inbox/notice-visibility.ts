import type { Actor } from "@cathedra/domain/access";
import type { NoticeSubject } from "@cathedra/domain/inbox";
import type { Db } from "../../db/database.ts";

/**
 * Whether somebody may still see what they were told of, asked for a whole page at once. The module whose things these are lists it
 * among its `noticeVisibility`; ids are as the facts of a notice have them, and may be anything.
 */
export type NoticeVisibility = {
  readonly subject: NoticeSubject;
  readonly sees: (db: Db, actor: Actor, ids: readonly string[]) => Promise<ReadonlySet<string>>;
};
