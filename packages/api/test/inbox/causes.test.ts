import { randomUUID } from "node:crypto";
import { type Instant, instant, type VoucherId } from "@cathedra/domain";
import { type CastPerson, cast, getGroup, stations } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { notifyLateEvents, notifyUpcomingEvents } from "../../src/modules/events/public.ts";
import { deleteOldNotices, notify } from "../../src/modules/inbox/public.ts";
import { notifyExpiringVouchers } from "../../src/modules/vouchers/public.ts";
import { invite, person } from "../class-invitations/class-builders.ts";
import {
  addMachines,
  anEvent,
  archiveMutation,
  asItStands,
  editMutation,
  startEventMutation,
} from "../events/event-builders.ts";
import { caseOfTests } from "../machines/fleet.ts";
import { deliver, metricValues, wholeRun } from "../result-intake/delivery-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { acceptMutation, aVoucher, hourMs } from "../vouchers/voucher-builders.ts";
import { getId } from "./notice-builders.ts";

const smtp = {
  smtpUrl: "smtp://mail.example",
  from: { name: "Cathedra", address: "portal@cathedra.example" },
};

const portal = setUpCastApp([], { config: { mail: smtp } });
beforeAll(async () => {
  await addMachines(portal, 12);
});
beforeEach(() => portal.database.db.deleteFrom("notification").execute());

const { maya, tomas, george, aiko, ruth } = cast;
const db = () => portal.database.db;
const now = (): Instant => instant(Date.now());

type Told = {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly link: string | null;
};

/** The notices in a person's inbox. */
async function told(who: CastPerson): Promise<readonly Told[]> {
  const query = "{ notifications { notifications { kind title text link } } }";
  const { notifications } = await portal.get(who, query);
  return notifications.notifications;
}
const getKinds = async (who: CastPerson) => (await told(who)).map(({ kind }) => kind);
const accept = (who: CastPerson, code: string) => portal.get(who, acceptMutation, { code });

/** An event created by Ruth, with Tomás as organizer and Maya as participant. */
async function anEventOfTwo(overrides = {}) {
  const event = await anEvent(portal, { organizers: [tomas.email], ...overrides });
  await accept(maya, event.code);
  return event;
}

test("participants and organizers of an event are notified when it is moved; the person who moved it is not", async () => {
  const event = await anEventOfTwo();
  const eventAt = new Date(Date.parse(event.eventAt) + hourMs).toISOString();
  await portal.get(ruth, editMutation, { ...asItStands(event), eventAt });
  const expected = {
    kind: "event_changed",
    title: "Carotid day has a new time",
    link: `/cloud-event/${event.id}`,
  };
  expect(await told(maya)).toMatchObject([expected]);
  expect(await told(tomas)).toMatchObject([expected]);
  expect(await told(ruth)).toEqual([]);
  // The request is repeated after a lost answer: nothing changes, and no one is notified twice.
  await portal.get(ruth, editMutation, { ...asItStands(event), eventAt });
  expect(await told(maya)).toHaveLength(1);
});

test("each change of an event is announced separately, and the names of its other organizers are not revealed", async () => {
  const event = await anEventOfTwo();
  await portal.get(ruth, editMutation, { ...asItStands(event), name: "Carotid morning" });
  await portal.get(ruth, editMutation, { ...asItStands(event), name: "Carotid day" });
  expect((await told(maya)).map(({ title }) => title)).toEqual([
    "Carotid day has changed",
    "Carotid morning has changed",
  ]);
  await portal.get(ruth, editMutation, { ...asItStands(event), organizers: [george.email] });
  expect(await told(maya)).toHaveLength(2);
});

test("an organizer from another institution gets no texts written there, and at most ten notices a day", async () => {
  const spam = { name: "Call 0900 123456 to unlock your account" };
  const event = await anEvent(portal, { organizers: [george.email, aiko.email], ...spam });
  for (let change = 1; change <= 12; change += 1)
    await portal.get(ruth, editMutation, { ...asItStands(event), ...spam, description: `Change ${change}` });
  const [ofAiko, ofGeorge] = [await told(aiko), await told(george)];
  expect(JSON.stringify(ofAiko)).not.toContain("0900");
  expect(ofAiko).toHaveLength(10);
  expect(ofAiko[0]).toMatchObject({
    title: "An event that you organize has changed",
    link: `/cloud-event/${event.id}`,
  });
  // A member of the institution is notified of each event, by its name.
  expect(ofGeorge.map(({ title }) => title)).toEqual(Array(12).fill(`${spam.name} has changed`));
  await portal.get(ruth, archiveMutation, { id: event.id });
});

test("an organizer from outside the institution is reminded a day before the event without its name", async () => {
  const event = await anEvent(portal, { organizers: [tomas.email, aiko.email], inHours: 20 });
  await portal.database.db.deleteFrom("mail_allowance").execute();
  await Promise.all(Array.from({ length: 3 }, () => notifyUpcomingEvents(db(), now())));
  expect((await told(aiko)).map(({ title }) => title)).toEqual(["An event that you organize begins soon"]);
  expect((await told(tomas)).map(({ title }) => title)).toContain("Carotid day begins soon");
  await portal.get(ruth, archiveMutation, { id: event.id });
});

test("a cancelled event is announced to everyone in it, and earlier notices of it lose their link", async () => {
  const event = await anEventOfTwo();
  await portal.get(ruth, editMutation, { ...asItStands(event), name: "Carotid morning" });
  await portal.get(ruth, archiveMutation, { id: event.id });
  expect(await told(maya)).toMatchObject([
    { kind: "event_cancelled", title: "Carotid morning is cancelled", link: "/events" },
    { kind: "event_changed", link: null },
  ]);
  expect(await getKinds(tomas)).toEqual(["event_cancelled", "event_changed"]);
});

test("an upcoming event is announced a day before it begins, once for any number of workers", async () => {
  const event = await anEventOfTwo({ inHours: 20 });
  const later = await anEventOfTwo({ inHours: 60 });
  await Promise.all(Array.from({ length: 4 }, () => notifyUpcomingEvents(db(), now())));
  await notifyUpcomingEvents(db(), now());
  const mine = (await told(maya)).filter(({ kind }) => kind === "event_soon");
  expect(mine).toMatchObject([{ title: "Carotid day begins soon", link: `/cloud-event/${event.id}` }]);
  expect(await getKinds(tomas)).toEqual(["event_soon"]);
  // A person who joins then is notified too; after it was postponed, the event begins soon once more.
  await accept(george, event.code);
  await notifyUpcomingEvents(db(), now());
  expect((await told(george)).map(({ kind }) => kind)).toContain("event_soon");
  expect((await told(maya)).filter(({ link }) => link === `/cloud-event/${later.id}`)).toEqual([]);
});

test("organizers of an event that has not been started are notified once, two minutes after its time; participants are not", async () => {
  const event = await anEventOfTwo({ inHours: 0.1 });
  const started = await anEventOfTwo({ inHours: 0.1, name: "Stroke day" });
  await portal.get(tomas, startEventMutation, { voucherId: started.id, ...caseOfTests });
  await portal.database.db.deleteFrom("notification").execute();
  const after = (minutes: number) => instant(Date.parse(event.eventAt) + minutes * 60_000);
  await notifyLateEvents(db(), after(1));
  expect(await told(tomas)).toEqual([]);
  await Promise.all(Array.from({ length: 4 }, () => notifyLateEvents(db(), after(2))));
  await notifyLateEvents(db(), after(30));
  const notice = {
    kind: "event_late",
    title: "Carotid day has not started yet",
    text: expect.stringMatching(/^It was due to start at .*\. It has 1 participant\.$/),
    link: `/cloud-event/${event.id}`,
  };
  expect(await told(tomas)).toMatchObject([notice]);
  expect(await told(ruth)).toMatchObject([notice]);
  expect(await told(maya)).toEqual([]);
  await portal.get(ruth, archiveMutation, { id: event.id });
  await portal.database.db.deleteFrom("notification").execute();
  await notifyLateEvents(db(), after(31));
  expect(await told(tomas)).toEqual([]);
});

test("the end of a voucher is announced once to people who have time left on it", async () => {
  const voucher = await aVoucher(portal, { validTo: new Date(Date.now() + 2 * 24 * hourMs).toISOString() });
  await accept(maya, voucher.code);
  await accept(tomas, voucher.code);
  await db()
    .updateTable("voucher_user")
    .set({ used_s: 7200 })
    .where("voucher_id", "=", voucher.id as VoucherId)
    .where("user_id", "=", getId(tomas))
    .execute();
  await Promise.all([notifyExpiringVouchers(db(), now()), notifyExpiringVouchers(db(), now())]);
  expect(await told(maya)).toMatchObject([
    { kind: "voucher_expiring", title: "Your voucher for Carotid Stenting runs out", link: "/cloud-cases" },
  ]);
  expect(await told(tomas)).toEqual([]);
});

test("a stored result is announced to its person once, even if the run is delivered twice", async () => {
  const run = { run: randomUUID(), files: wholeRun() };
  const first = await deliver(portal, maya, run);
  await deliver(portal, maya, run);
  const { id } = first.json<{ id: string }>();
  expect(await told(maya)).toMatchObject([{ kind: "result", link: `/activity-log/vist-activity/${id}` }]);
});

test("a person's runs of one exercise on one day share one notice with their count, and all other runs do not", async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 24 * hourMs).toISOString().slice(0, 10);
  const on = (ago: number, hour: number) => ({
    startedAt: `${day(ago)}T${String(hour).padStart(2, "0")}:00:00Z`,
    endedAt: `${day(ago)}T${String(hour).padStart(2, "0")}:09:00Z`,
  });
  const files = [metricValues()];
  const give = async (who: CastPerson, attributes: Record<string, string>) => {
    const answer = await deliver(portal, who, { run: randomUUID(), files, attributes });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  };
  await give(tomas, on(2, 9));
  const before = await told(tomas);
  await Promise.all([8, 9, 10, 11].map((hour) => give(maya, on(2, hour))));
  await give(maya, on(3, 9));
  const results = await told(maya);
  expect(results.map(({ title }) => title).toSorted()).toEqual([
    expect.stringMatching(/^Your result for .* is in$/),
    expect.stringMatching(/^Your results for 4 runs of .* are in$/),
  ]);
  const group = results.find(({ title }) => title.includes("4 runs"));
  const address = new URL(group?.link ?? "", "http://portal.example").searchParams;
  expect([address.get("from"), address.get("until")]).toEqual([
    `${day(2)}T08:00:00.000Z`,
    `${day(2)}T11:00:00.000Z`,
  ]);
  expect(await told(tomas)).toEqual(before);
  expect(before).toHaveLength(1);
});

test("a run that joins a notice moves it to the top, and simultaneous runs are all counted", async () => {
  const give = (exercise: { readonly minute: number }) => {
    const at = (minute: number) =>
      `2026-11-20T${String(8 + Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}:00Z`;
    const attributes = { startedAt: at(exercise.minute), endedAt: at(exercise.minute + 9) };
    return deliver(portal, maya, { run: randomUUID(), files: [metricValues()], attributes });
  };
  await give({ minute: 30 });
  await db()
    .transaction()
    .execute((tx) =>
      notify(tx, {
        to: [getId(maya)],
        kind: "station_signed_in",
        cause: "station:1",
        facts: { sessionId: "s", station: "Lab", place: "", at: now() },
      }),
    );
  expect((await told(maya)).map(({ kind }) => kind)).toEqual(["station_signed_in", "result"]);
  const minutes = Array.from({ length: 8 }, (_, at) => 10 * at);
  const answers = await Promise.all(minutes.map((minute) => give({ minute })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(minutes.map(() => 201));
  const list = await told(maya);
  expect(list.map(({ kind }) => kind)).toEqual(["result", "station_signed_in"]);
  expect(list[0]?.title).toContain("9 runs");
  const address = new URL(list[0]?.link ?? "", "http://portal.example").searchParams;
  expect([address.get("from"), address.get("until")]).toEqual([
    "2026-11-20T08:00:00.000Z",
    "2026-11-20T09:10:00.000Z",
  ]);
});

test("a run that joins a read, dismissed or mailed notice makes it new again, despite an earlier mark", async () => {
  const give = () => deliver(portal, maya, { run: randomUUID(), files: [metricValues()] });
  await portal.get(maya, 'mutation { setNotificationMail(kinds: ["result"], pace: hour) { pace } }');
  await give();
  await sql`update notification set seen_at = now(), read_at = now(), dismissed_at = now(), mail_from = null,
    created_at = now() - interval '5 hours'`.execute(db());
  const { notifications } = await portal.get(maya, "{ notifications { mark } }");
  await give();
  await portal.get(
    maya,
    "mutation ($mark: String!) { setNotificationsSeen(mark: $mark) { unseen } }",
    notifications,
  );
  const rows = await db()
    .selectFrom("notification")
    .select(["seen_at", "read_at", "dismissed_at", "mail_from"])
    .execute();
  expect(rows).toEqual([{ seen_at: null, read_at: null, dismissed_at: null, mail_from: expect.anything() }]);
});

test("an invited person with an account is notified of the invitation while it can be accepted", async () => {
  const group = getGroup("irResidents").id;
  await invite(portal, george, group, [person(cast.helena.email), person("nobody@new.example")]);
  const [invitation] = await told(cast.helena);
  expect(invitation).toMatchObject({
    kind: "invitation",
    link: expect.stringMatching(/^\/\?inviteCode=grp/),
  });
  await portal.get(
    george,
    "mutation ($id: Int!) { revokeGroupInvitation(customerGroupId: $id) { __typename } }",
    {
      id: group,
    },
  );
  expect(await told(cast.helena)).toMatchObject([{ kind: "invitation", link: null }]);
});

test("a notice about a station's software links to the updates only for people who still serve it (13.032)(13.034)", async () => {
  const [station] = stations;
  if (station === undefined) throw new Error("no station");
  await db()
    .transaction()
    .execute((tx) =>
      notify(tx, {
        to: [getId(george), getId(maya)],
        kind: "software_update",
        cause: "software:1:new_update",
        facts: {
          state: "new_update",
          stationId: station.id,
          station: station.name,
          serviceTag: station.serviceTag,
          software: "VIST",
          version: "2.1.0",
          currentVersion: "2.0.4",
          joined: [station.id],
        },
      }),
    );
  const [his] = await told(george);
  expect(his).toMatchObject({
    title: "New update: VIST 2.1.0",
    link: `/system/updates?serviceTag=${station.serviceTag}`,
  });
  expect(await told(maya)).toMatchObject([{ link: null }]);
});

test("only notices older than 90 days are deleted", async () => {
  await db()
    .transaction()
    .execute(async (tx) => {
      const facts = { sessionId: "s", station: "Lab", place: "", at: now() };
      for (const days of [91, 89])
        await notify(tx, {
          to: [getId(maya)],
          kind: "station_signed_in",
          cause: `${days}`,
          facts,
          at: instant(Date.now() - days * 24 * hourMs),
        });
    });
  await deleteOldNotices(db(), now());
  const left = await db().selectFrom("notification").select("cause").execute();
  expect(left).toEqual([{ cause: "89" }]);
});
