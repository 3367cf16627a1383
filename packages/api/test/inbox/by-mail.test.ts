import { randomUUID } from "node:crypto";
import { type Instant, instant } from "@cathedra/domain";
import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { notify, sendDigests } from "../../src/modules/inbox/public.ts";
import { sendMails } from "../../src/modules/mail/public.ts";
import type { OutgoingMail } from "../../src/ports/mail-sender.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { getId } from "./notice-builders.ts";

const smtp = {
  smtpUrl: "smtp://mail.example",
  from: { name: "Cathedra", address: "portal@cathedra.example" },
};

const portal = setUpCastApp([], { config: { mail: smtp } });
beforeEach(async () => {
  for (const table of ["notification", "notification_mail", "mail"] as const)
    await sql`delete from ${sql.table(table)}`.execute(portal.database.db);
  await sql`update app_user set email_verified = true`.execute(portal.database.db);
});

const { maya, tomas } = cast;
const minuteMs = 60_000;
const db = () => portal.database.db;
const inMinutes = (minutes: number): Instant => instant(Date.now() + minutes * minuteMs);

const choose = (who: CastPerson, kinds: readonly string[], pace = "hour") =>
  portal.ask(
    who,
    "mutation ($kinds: [String!]!, $pace: NotificationMailPace!) { setNotificationMail(kinds: $kinds, pace: $pace) { pace } }",
    { kinds, pace },
  );

/** The mails that leave the outbox at that time. */
async function mailsAt(now: Instant): Promise<readonly OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  await sendMails({
    db: db(),
    clock: () => now,
    sender: { send: async (mail) => void sent.push(mail), close: () => undefined },
    head: { title: "Cathedra", origin: "https://portal.example" },
  });
  return sent;
}

async function digestsAt(minutes: number) {
  await sendDigests(db(), inMinutes(minutes));
  return mailsAt(inMinutes(minutes));
}

const stop = (key: string, method: "GET" | "POST" = "POST", type = "application/x-www-form-urlencoded") =>
  portal.app.inject({
    method,
    url: `/api/notification-mails/stop?key=${key}`,
    headers: { "content-type": type },
    ...(method === "POST" ? { payload: "List-Unsubscribe=One-Click" } : {}),
  });

/** Tells these people that software was installed on a station. */
async function tellOfSoftware(
  people: readonly CastPerson[],
  { station = "Angio lab 2" } = {},
): Promise<void> {
  const facts = {
    stationId: randomUUID(),
    station,
    serviceTag: "NGT4K21",
    software: "VIST",
    version: "2.0.0",
  };
  await db()
    .transaction()
    .execute((tx) =>
      notify(tx, {
        to: people.map(getId),
        kind: "software_update",
        cause: randomUUID(),
        facts: { ...facts, state: "installed", currentVersion: null, joined: [facts.stationId] },
      }),
    );
}

test("only people who chose mail get it, and only for the kinds that they chose", async () => {
  await choose(tomas, ["result"]);
  await tellOfSoftware([maya, tomas]);
  expect(await digestsAt(90)).toEqual([]);
});

test("notices within a few minutes are sent as one mail, and the next mail follows an hour later at the earliest", async () => {
  await choose(maya, ["software_update"]);
  await tellOfSoftware([maya], { station: "Lab A" });
  await tellOfSoftware([maya], { station: "Lab B" });
  expect(await digestsAt(1)).toEqual([]);
  const [mail, ...others] = await digestsAt(6);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: maya.email, subject: "2 new notifications" });
  expect(mail?.text).toContain("Installed: VIST 2.0.0. On Lab B.");
  await tellOfSoftware([maya], { station: "Lab C" });
  expect(await digestsAt(30)).toEqual([]);
  expect(await digestsAt(70)).toMatchObject([{ text: expect.stringContaining("On Lab C.") }]);
  expect(await digestsAt(200)).toEqual([]);
});

test("a mail to one person does not delay another person's mail", async () => {
  for (const who of [maya, tomas]) await choose(who, ["software_update"], "day");
  await tellOfSoftware([maya]);
  expect(await digestsAt(6)).toMatchObject([{ to: maya.email }]);
  await tellOfSoftware([tomas]);
  expect(await digestsAt(12)).toMatchObject([{ to: tomas.email }]);
});

test("if two workers run at once, one sends the mail", async () => {
  await choose(maya, ["software_update"], "day");
  await tellOfSoftware([maya]);
  const counts = await Promise.all(Array.from({ length: 4 }, () => sendDigests(db(), inMinutes(10))));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await mailsAt(inMinutes(10))).toHaveLength(1);
});

test("a notice that was seen in the portal before the mail is not mailed", async () => {
  await choose(maya, ["software_update"]);
  await tellOfSoftware([maya]);
  const { notifications } = await portal.get(maya, "{ notifications { mark } }");
  await portal.get(
    maya,
    "mutation ($mark: String!) { setNotificationsSeen(mark: $mark) { unseen } }",
    notifications,
  );
  expect(await digestsAt(10)).toEqual([]);
});

test("an unverified address gets no mail, also if it was changed later", async () => {
  await choose(maya, ["software_update"]);
  await tellOfSoftware([maya]);
  await sql`update app_user set email_verified = false where keycloak_id = ${maya.keycloakId}`.execute(db());
  expect(await digestsAt(10)).toEqual([]);
  const unverified = { ...maya, isEmailVerified: false };
  const { data } = await portal.ask(unverified, "{ notificationMail { obstacle } }");
  expect(data).toEqual({ notificationMail: { obstacle: "unverified" } });
});

test("posting to the link in a mail unsubscribes without sign-in, and opening the link changes nothing", async () => {
  await choose(maya, ["software_update"]);
  await tellOfSoftware([maya]);
  const [mail] = await digestsAt(10);
  const key = /stop-mails\?key=(?<key>[\w-]{32})/.exec(mail?.text ?? "")?.groups?.key ?? "";
  expect(mail?.stopUrl).toBe(`https://portal.example/api/notification-mails/stop?key=${key}`);
  expect((await stop(key, "GET")).statusCode).not.toBe(200);
  const query = "{ notificationMail { kinds { kind isByMail } } }";
  const chosen = async () =>
    (await portal.get(maya, query)).notificationMail.kinds.filter(({ isByMail }) => isByMail).length;
  expect(await chosen()).toBe(1);
  expect((await stop(key)).json()).toEqual({ isStopped: true });
  expect((await stop(key, "POST", "multipart/form-data; boundary=x")).statusCode).toBe(200);
  expect(await chosen()).toBe(0);
  await tellOfSoftware([maya]);
  expect(await digestsAt(200)).toEqual([]);
});

test.each(["", "x", "x".repeat(32), "x".repeat(33)])("the unsubscribe key %j is unknown", async (key) => {
  expect((await stop(key)).statusCode).toBe(404);
});

test("everyone reads their own choice, and the default is no mail", async () => {
  await choose(maya, ["result"], "day");
  await choose(tomas, ["result", "event_changed"]);
  const getSettings = async (who: CastPerson) => {
    const { notificationMail } = await portal.get(
      who,
      "{ notificationMail { pace kinds { kind isByMail } } }",
    );
    const { pace, kinds } = notificationMail;
    return [pace, kinds.filter(({ isByMail }) => isByMail).map(({ kind }) => kind)];
  };
  expect(await getSettings(maya)).toEqual(["day", ["result"]]);
  expect(await getSettings(tomas)).toEqual(["hour", expect.arrayContaining(["result", "event_changed"])]);
  expect(await getSettings(cast.priya)).toEqual(["hour", []]);
});

test("an unknown kind is refused", async () => {
  const { errors } = await choose(maya, ["constructor"]);
  expect(errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
});
