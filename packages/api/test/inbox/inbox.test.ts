import { randomUUID } from "node:crypto";
import { cast } from "@cathedra/test-fixtures";
import { beforeEach, describe, expect, test } from "vitest";
import { timeFormatFor } from "../../src/modules/inbox/time-format.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { sendNotice } from "./notice-builders.ts";

const portal = setUpCastApp();
beforeEach(() => portal.database.db.deleteFrom("notification").execute());

const { maya, tomas } = cast;

type Notice = {
  readonly id: string;
  readonly title: string;
  readonly isSeen: boolean;
  readonly isRead: boolean;
};
type Page = {
  readonly notifications: readonly Notice[];
  readonly next: string | null;
  readonly mark: string;
  readonly inbox: { readonly unseen: number; readonly unread: number };
};

const listQuery = `query ($first: Int, $after: ID, $kinds: [String!], $isUnread: Boolean) {
  notifications(first: $first, after: $after, kinds: $kinds, isUnread: $isUnread) {
    next mark inbox { unseen unread } notifications { id title isSeen isRead }
  }
}`;

const selectPage = async (who = maya, args = {}): Promise<Page> =>
  (await portal.get(who, listQuery, args)).notifications;
const titles = ({ notifications }: Page) =>
  notifications.map(({ title }) => title.replace("You are signed in on ", ""));
const say = (name: string, args: string, who = maya) =>
  portal.ask(who, `mutation { ${name}(${args}) { __typename } }`);

async function told(...stations: readonly string[]) {
  for (const station of stations) await sendNotice(portal, [maya], { station });
  return selectPage();
}

test("notices are listed newest first and paginated without duplicates (13.035)", async () => {
  await told("A", "B", "C", "D", "E");
  const first = await selectPage(maya, { first: 2 });
  const second = await selectPage(maya, { first: 2, after: first.next });
  const third = await selectPage(maya, { first: 2, after: second.next });
  expect([first, second, third].map(titles)).toEqual([["E", "D"], ["C", "B"], ["A"]]);
  expect(third.next).toBeNull();
  expect(titles(await selectPage(tomas))).toEqual([]);
});

test("a cause notifies each person once, and a new recipient of the same cause is still notified (13.034)", async () => {
  const cause = randomUUID();
  await sendNotice(portal, [maya, maya], { cause });
  await sendNotice(portal, [maya, tomas], { cause });
  expect(
    [(await selectPage()).notifications, (await selectPage(tomas)).notifications].map(({ length }) => length),
  ).toEqual([1, 1]);
});

test("a page takes as many statements for twenty notices as for one", async () => {
  await told("A");
  await selectPage();
  const one = await statementsOf(() => selectPage());
  await told(..."BCDEFGHIJKLMNOPQRST".split(""));
  const many = await statementsOf(() => selectPage());
  expect(many).toHaveLength(one.length);
});

describe("count of new notices (13.032)", () => {
  test("the count covers notices since the list was opened, and notices that arrive meanwhile stay new", async () => {
    const { mark } = await told("A", "B");
    await told("C");
    await say("setNotificationsSeen", `mark: "${mark}"`);
    const after = await selectPage();
    expect(after.inbox).toEqual({ unseen: 1, unread: 3 });
    expect(after.notifications.map(({ isSeen }) => isSeen)).toEqual([false, true, true]);
  });

  test("the count of new notices keeps a notice new that was created earlier but committed after the list was read", async () => {
    const { db } = portal.database;
    let commit: () => void = () => undefined;
    const committed = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let isTold: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      isTold = resolve;
    });
    const slow = db.transaction().execute(async (tx) => {
      const { notify } = await import("../../src/modules/inbox/public.ts");
      const { getId } = await import("./notice-builders.ts");
      await notify(tx, {
        to: [getId(maya)],
        kind: "station_signed_in",
        cause: "slow",
        facts: { sessionId: randomUUID(), station: "Slow", place: "", at: 0 as never },
      });
      isTold();
      await committed;
    });
    await late;
    const { mark } = await told("Quick");
    commit();
    await slow;
    await say("setNotificationsSeen", `mark: "${mark}"`);
    const { inbox, notifications } = await selectPage();
    expect(inbox.unseen).toBe(1);
    expect(notifications.find(({ isSeen }) => !isSeen)?.title).toContain("Slow");
  });

  test.each(["", "1", "9:1:", "1:9:9,3", "1:2:x", `1:${"9".repeat(19)}9:`, "0:0:"])(
    "the mark %j is refused",
    async (mark) => {
      const { errors } = await say("setNotificationsSeen", `mark: "${mark}"`);
      expect(errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
    },
  );

  test("the count of new notices stops at a hundred", async () => {
    for (let times = 0; times < 103; times += 1) await sendNotice(portal, [maya]);
    expect((await portal.get(maya, "{ inbox { unseen unread } }")).inbox).toEqual({
      unseen: 100,
      unread: 100,
    });
  });
});

test("notices can be marked as read or unread singly and as read all together, and a read notice counts as seen", async () => {
  const { notifications } = await told("A", "B", "C");
  await say("setNotificationRead", `id: "${notifications[0]?.id}", isRead: true`);
  expect((await selectPage()).inbox).toEqual({ unseen: 2, unread: 2 });
  expect(titles(await selectPage(maya, { isUnread: true }))).toEqual(["B", "A"]);
  await say("setNotificationRead", `id: "${notifications[0]?.id}", isRead: false`);
  const { mark, inbox } = await selectPage();
  expect(inbox).toEqual({ unseen: 2, unread: 3 });
  await say("setAllNotificationsRead", `mark: "${mark}"`);
  expect((await selectPage()).inbox).toEqual({ unseen: 0, unread: 0 });
});

test("each notice can be dismissed and restored with its previous state (13.035)", async () => {
  const { notifications } = await told("A", "B");
  const id = notifications[0]?.id;
  await say("setNotificationDismissed", `id: "${id}", isDismissed: true`);
  await say("setNotificationDismissed", `id: "${id}", isDismissed: true`);
  const without = await selectPage();
  expect([titles(without), without.inbox]).toEqual([["A"], { unseen: 1, unread: 1 }]);
  await say("setNotificationDismissed", `id: "${id}", isDismissed: false`);
  expect(titles(await selectPage())).toEqual(["B", "A"]);
});

test("a dismissed notice is not sent again for the same cause", async () => {
  await sendNotice(portal, [maya], { cause: "once" });
  const [notice] = (await selectPage()).notifications;
  await say("setNotificationDismissed", `id: "${notice?.id}", isDismissed: true`);
  await sendNotice(portal, [maya], { cause: "once" });
  expect((await selectPage()).notifications).toEqual([]);
});

test.each(["0", "-1", "x", "1e3", "99999999999999999999", "9007199254740993"])(
  "the notice id %j is not found",
  async (id) => {
    const { errors } = await say("setNotificationRead", `id: "${id}", isRead: true`);
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await selectPage(maya, { after: id })).notifications).toEqual([]);
  },
);

test("the list can be filtered by kind, and an unknown kind matches nothing", async () => {
  await told("A");
  expect(titles(await selectPage(maya, { kinds: ["station_signed_in"] }))).toEqual(["A"]);
  expect(titles(await selectPage(maya, { kinds: ["event_soon", "nonsense"] }))).toEqual([]);
});

test("times are shown in the reader's time zone, and in UTC if it is unknown", async () => {
  await told("A");
  const text = async (args: string) => {
    const query = `{ notifications${args} { notifications { text } } }`;
    const { notifications } = await portal.get(maya, query);
    return notifications.notifications[0]?.text;
  };
  expect(await text('(locale: "en-GB", timeZone: "Europe/Stockholm")')).toContain("23/11/2026, 15:00.");
  expect(await text('(timeZone: "Mars/Olympus")')).toContain("2026-11-23 14:00 UTC.");
  expect(await text("")).toContain("2026-11-23 14:00 UTC.");
});

test.each([
  ["en-GB", "25/11/2026"],
  ["en-US", "11/25/2026"],
  [null, "2026-11-25"],
])("dates are formatted for the reader's language: %s", (locale, text) => {
  expect(timeFormatFor({ locale }).day("2026-11-25")).toBe(text);
});
