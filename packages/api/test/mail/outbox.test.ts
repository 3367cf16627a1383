import { type Instant, instant } from "@cathedra/domain";
import { mailLeaseMs, maxMailAttempts } from "@cathedra/domain/mail";
import { beforeEach, expect, test } from "vitest";
import { deleteOldMails, enqueueMails, sendMails } from "../../src/modules/mail/public.ts";
import { MailError, type MailSender, type OutgoingMail } from "../../src/ports/mail-sender.ts";
import { setUpDatabase } from "../support/database.ts";
import { unbranded } from "../support/unbranded.ts";

const head = { title: "Cathedra", origin: "https://portal.example" };
const start = instant(Date.UTC(2026, 10, 22, 9));

let now: Instant;

const database = setUpDatabase({ poolSize: 12 });
beforeEach(async () => {
  now = start;
  await unbranded(database.db).deleteFrom("mail").execute();
});

const enqueue = (count: number, name = "mail") =>
  database.db.transaction().execute((tx) =>
    enqueueMails(
      tx,
      Array.from({ length: count }, (_, at) => ({
        kind: "groupInvitation" as const,
        cause: `${name}:${at}`,
        to: `${name}-${at}@new.example`,
        facts: { code: "grp0", customerName: "Northgate", stopKey: "k" },
      })),
      now,
    ),
  );

/** A mail server that keeps all mails; `fail` decides what happens to a mail. */
function aServer(fail: (mail: OutgoingMail) => Error | undefined = () => undefined) {
  const taken: OutgoingMail[] = [];
  const sender: MailSender = {
    async send(mail) {
      await new Promise((done) => setTimeout(done, 2));
      const error = fail(mail);
      if (error instanceof MailError) throw error;
      taken.push(mail);
      // The process dies after it has sent the mail and before this is recorded.
      if (error !== undefined) throw error;
    },
    close: () => undefined,
  };
  return { taken, send: () => sendMails({ db: database.db, clock: () => now, sender, head }) };
}

const rows = () => unbranded(database.db).selectFrom("mail").selectAll().orderBy("cause").execute();
const later = (ms: number) => {
  now = instant(now + ms);
};

test("any number of workers send every mail once", async () => {
  await enqueue(120);
  const server = aServer();
  await Promise.all(Array.from({ length: 10 }, () => database.pool.query("select pg_sleep(0.05)")));
  await Promise.all([server.send(), server.send(), server.send()]);
  expect(server.taken.map(({ to }) => to).toSorted()).toEqual(
    [...new Set(server.taken.map(({ to }) => to))].toSorted(),
  );
  expect(server.taken).toHaveLength(120);
  expect(
    (await rows()).every(({ sent_at, facts }) => sent_at !== null && Object.keys(facts).length === 0),
  ).toBe(true);
  await server.send();
  expect(server.taken).toHaveLength(120);
});

test("a mail whose sender died after delivery is sent again after its lease, with the same Message-ID", async () => {
  await enqueue(1);
  const dying = aServer(() => new Error("killed"));
  await expect(dying.send()).rejects.toThrow("killed");
  const server = aServer();
  await server.send();
  later(mailLeaseMs - 1);
  await server.send();
  expect(server.taken).toEqual([]);
  later(1);
  await server.send();
  expect(server.taken.map(({ messageId }) => messageId)).toEqual(
    dying.taken.map(({ messageId }) => messageId),
  );
  expect(server.taken[0]?.messageId).toMatch(/^[0-9a-f-]{36}@portal\.example$/);
});

test("a permanently refused mail is given up with the server's message, and a deferred one is tried six times", async () => {
  await enqueue(2);
  const refused = new MailError("refused", "The mail server refused the address: 550 No such mailbox");
  const put = new MailError("later", "The mail server put it off: 451 Later");
  const server = aServer(({ to }) => (to.startsWith("mail-0") ? refused : put));
  for (let tries = 0; tries < maxMailAttempts + 2; tries += 1) {
    await server.send();
    later(17 * 3_600_000);
  }
  expect(await rows()).toMatchObject([
    { attempts: 1, reason: refused.message, next_try_at: null, failed_at: expect.any(Number) },
    { attempts: maxMailAttempts, reason: put.message, next_try_at: null, failed_at: expect.any(Number) },
  ]);
});

test("an unreachable server is tried a few times instead of once per mail, and all mails are sent later", async () => {
  await enqueue(50);
  let isAway = true;
  let asked = 0;
  const server = aServer(() => {
    asked += 1;
    return isAway ? new MailError("away", "The mail server does not answer") : undefined;
  });
  await server.send();
  expect(asked).toBeLessThanOrEqual(4);
  expect((await rows()).filter(({ attempts }) => attempts > 0).length).toBe(asked);
  isAway = false;
  later(60_000);
  await server.send();
  expect(server.taken).toHaveLength(50);
});

test("a mail of an unknown kind does not stop the others", async () => {
  await enqueue(3);
  await unbranded(database.db)
    .updateTable("mail")
    .set({ kind: "former" })
    .where("cause", "=", "mail:0")
    .execute();
  const server = aServer();
  await server.send();
  expect(server.taken).toHaveLength(2);
  expect((await rows())[0]).toMatchObject({ reason: "The portal could not write this mail", sent_at: null });
});

test("a cause creates one mail, and a cause that is rolled back creates none", async () => {
  await enqueue(2);
  await enqueue(3);
  expect(await rows()).toHaveLength(3);
  const failing = database.db.transaction().execute(async (tx) => {
    const facts = { code: "", customerName: "" };
    await enqueueMails(tx, [{ kind: "groupInvitation", cause: "none", to: "a@b.example", facts }], now);
    throw new Error("taken back");
  });
  await expect(failing).rejects.toThrow("taken back");
  expect(await rows()).toHaveLength(3);
});

test("only mails that were finished long ago are deleted", async () => {
  await enqueue(2);
  await aServer(({ to }) => (to.startsWith("mail-0") ? new MailError("later", "Later") : undefined)).send();
  later(200 * 86_400_000);
  await deleteOldMails(database.db, now);
  expect((await rows()).map(({ cause }) => cause)).toEqual(["mail:0"]);
});
