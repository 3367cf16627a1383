import type { Actor } from "@cathedra/domain/access";
import type { NoticeSubject } from "@cathedra/domain/inbox";
import type { Db } from "../../db/database.ts";

/**
 * Decides for a whole page of notices whether a person may still see their subjects. The module of these subjects lists it in
 * its `noticeVisibility`; the ids come from the facts of the notices and may be anything.
 */
export type NoticeVisibility = {
  readonly subject: NoticeSubject;
  readonly sees: (db: Db, actor: Actor, ids: readonly string[]) => Promise<ReadonlySet<string>>;
};
