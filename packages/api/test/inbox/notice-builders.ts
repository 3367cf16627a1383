import { randomUUID } from "node:crypto";
import type { UserId } from "@cathedra/domain";
import { type CastPerson, getActor } from "@cathedra/test-fixtures";
import { type NoticeToSend, notify } from "../../src/modules/inbox/public.ts";
import type { TestApp } from "../support/app.ts";

export const getId = (who: CastPerson): UserId => getActor(who).userId;

type Telling = Partial<Pick<NoticeToSend, "cause" | "at">> & { readonly station?: string };

/** Notifies these people of a sign-in at a station, which needs no other rows. */
export async function sendNotice(
  { database: { db } }: Pick<TestApp, "database">,
  people: readonly CastPerson[],
  { cause = randomUUID(), station = "Angio lab 2", ...more }: Telling = {},
): Promise<void> {
  await db.transaction().execute((tx) =>
    notify(tx, {
      to: people.map(getId),
      kind: "station_signed_in",
      cause,
      facts: { sessionId: randomUUID(), station, place: "", at: Date.UTC(2026, 10, 23, 14) as never },
      ...more,
    }),
  );
}

/** The ids of a person's notices, latest first. */
export async function noticesOf({ database: { db } }: Pick<TestApp, "database">, who: CastPerson) {
  const rows = await db
    .selectFrom("notification")
    .select("id")
    .where("user_id", "=", getId(who))
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id }) => String(id));
}
