import { randomUUID } from "node:crypto";
import { type Instant, instant } from "@cathedra/domain";
import { getLetter } from "@cathedra/domain/mail";
import { cast, extraPeople } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { sendConfirmationDigests } from "../../src/modules/confirmations/public.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { getAttending, requestConfirmation } from "./confirmation-requests.ts";

const dayMs = 86_400_000;
let now: Instant;

const portal = setUpCastApp();
beforeAll(async () => {
  now = instant(Date.now());
});

const inDays = (days: number) => instant(now + days * dayMs);
const mails = () => portal.database.db.selectFrom("mail").select(["recipient", "facts", "kind"]).execute();

/** Copies an open record until this attending has `count` open ones. */
async function open(attending: { readonly id: string }, count: number): Promise<void> {
  const { record } = await requestConfirmation(portal, { attending, clientKey: randomUUID() });
  const { db } = portal.database;
  await db.transaction().execute(async (tx) => {
    const columns = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = 'logbook_record'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attname not in ('id', 'client_key')`.execute(tx);
    const names = sql.join(columns.rows.map(({ name }) => sql.ref(name)));
    await sql`
      insert into logbook_record (id, ${names})
      select gen_random_uuid(), ${names} from logbook_record, generate_series(2, ${count}::int) where id = ${record.id}`.execute(
      tx,
    );
  });
}

test("with 25 open records, or one open for 30 days, an attending is mailed at most once a week by any number of workers", async () => {
  const { db } = portal.database;
  await open(getAttending.eleanor, 25);
  await open(getAttending.rajesh, 26);
  expect(await sendConfirmationDigests(db, now)).toBe(1);
  expect(await mails()).toMatchObject([
    {
      kind: "confirmationDigest",
      recipient: extraPeople.rajesh.email,
      facts: { open: 26, hasAccount: false },
    },
  ]);
  expect(await Promise.all([1, 2, 3].map(() => sendConfirmationDigests(db, inDays(6))))).toEqual([0, 0, 0]);
  const written = await Promise.all([1, 2, 3].map(() => sendConfirmationDigests(db, inDays(7))));
  expect(written.reduce((sum, count) => sum + count)).toBe(1);
  expect(await mails()).toHaveLength(2);
  // An attending with fewer open records gets the mail when one of them has waited too long; one with an account also gets a
  // notification.
  expect(await sendConfirmationDigests(db, instant(inDays(30) - dayMs / 2))).toBe(1);
  expect(await sendConfirmationDigests(db, inDays(31))).toBe(1);
  const toEleanor = (await mails()).filter(({ recipient }) => recipient === cast.eleanor.email);
  expect(toEleanor).toMatchObject([{ facts: { open: 25, hasAccount: true } }]);
  const told = await portal.get(cast.eleanor, "{ notifications { notifications { kind link } } }");
  expect(told.notifications.notifications).toMatchObject([
    { kind: "records_to_confirm", link: "/logbook/confirmations" },
  ]);
});

test("the mail contains no record data, links to the list, and can be turned off by its key or on the page", async () => {
  const { db, pool } = portal.database;
  const [mail] = await mails();
  const letter = getLetter(mail?.kind ?? "", mail?.facts, {
    title: "Cathedra",
    origin: "https://portal.example",
  });
  expect(letter).toMatchObject({
    subject: "26 logbook records wait for your confirmation",
    action: { url: "https://portal.example/logbook/confirmations" },
  });
  expect(JSON.stringify(letter)).not.toMatch(/Lindqvist|biopsy/i);
  const { rows } = await pool.query(
    "select stop_key from logbook_confirmation_mail where address like 'rajesh%'",
  );
  const url = `/api/confirmation-mails/stop?key=${rows[0]?.stop_key}`;
  for (const _ of [1, 2]) expect((await portal.app.inject({ method: "POST", url })).statusCode).toBe(200);
  expect((await portal.app.inject({ method: "POST", url: url.slice(0, -2) })).statusCode).toBe(404);
  await portal.get(cast.eleanor, "mutation { setLogbookConfirmationMail(isOn: false) { isByMail } }");
  expect(await sendConfirmationDigests(db, inDays(90))).toBe(0);
  await portal.get(cast.eleanor, "mutation { setLogbookConfirmationMail(isOn: true) { isByMail } }");
  expect(await sendConfirmationDigests(db, inDays(90))).toBe(1);
});

test("an attending's own records trigger no mail", async () => {
  const { db } = portal.database;
  const written = async () => (await mails()).filter(({ recipient }) => recipient === cast.maya.email);
  await sql`update attending set email = ${cast.maya.email} where id = ${getAttending.yusuf.id}`.execute(db);
  await open(getAttending.yusuf, 26);
  await sendConfirmationDigests(db, inDays(40));
  expect(await written()).toEqual([]);
  await sql`update logbook_record set created_by = ${cast.tomas.userId} where attending_id = ${getAttending.yusuf.id}`.execute(
    db,
  );
  await sendConfirmationDigests(db, inDays(40));
  expect(await written()).toMatchObject([{ kind: "confirmationDigest", facts: { open: 26 } }]);
});
