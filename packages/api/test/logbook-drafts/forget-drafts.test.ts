import { instant } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { deleteOldDrafts } from "../../src/jobs/delete-old-rows.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { draftsOf, keptDraft, readContent } from "./draft-helpers.ts";

const portal = setUpCastApp();

async function stored(): Promise<readonly string[]> {
  const rows = await portal.database.db
    .selectFrom("logbook_draft")
    .select("id")
    .orderBy("saved_at")
    .execute();
  return rows.map(({ id }) => id);
}

test("a draft is deleted exactly 30 days after its last change, and others stay", async () => {
  const first = await keptDraft(portal, cast.maya);
  const second = await keptDraft(portal, cast.maya);
  const end = Date.parse(first.expiresAt);
  await deleteOldDrafts(portal.database.db, instant(end - 1));
  expect(await stored()).toEqual([first.id, second.id]);
  await deleteOldDrafts(portal.database.db, instant(end));
  expect(await stored()).toEqual([second.id]);
});

test("expired drafts are deleted in batches, and are hidden before that", async () => {
  const { db } = portal.database;
  const { id } = await keptDraft(portal, cast.priya);
  await sql`update logbook_draft set expires_at = now() where id = ${id}`.execute(db);
  expect(await draftsOf(portal, cast.priya)).toEqual([]);
  expect(await readContent(portal, cast.priya, id)).toBeUndefined();
  await sql`
    insert into logbook_draft (user_id, id, revision, content, saved_at, expires_at)
    select user_id, gen_random_uuid(), 1, content, now() - interval '31 days', now() - interval '1 day'
    from logbook_draft, generate_series(1, 600)`.execute(db);
  await deleteOldDrafts(db, instant(Date.now()));
  expect(await stored()).not.toContain(id);
  expect((await stored()).length).toBeLessThan(2);
});
