import { cast, getActor } from "@cathedra/test-fixtures";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventVisibility } from "../../src/modules/events/event-visibility.ts";
import { type Caller, setUpCastApp, toClaims } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { accept, hourMs } from "../vouchers/voucher-builders.ts";
import {
  addMachines,
  anEvent,
  archiveMutation,
  asItStands,
  byIdQuery,
  editMutation,
  ownQuery,
  startEventMutation,
  type TestEvent,
  toRefusal,
} from "./event-builders.ts";

let event: TestEvent;

const portal = setUpCastApp();
beforeAll(async () => {
  await addMachines(portal, 100);
});
beforeEach(async () => {
  await unbranded(portal.database.db)
    .updateTable("resource_access_voucher")
    .set({ archived_at: new Date(), valid_to: new Date() })
    .execute();
  event = await anEvent(portal, { organizers: [cast.priya.email] });
  await accept(portal, cast.maya, event.code);
});

type Seen = { readonly id: number; readonly code: string | null; readonly viewerRole: string };
const own = async (who: Caller) =>
  (await portal.get<{ getEventResourceAccessVouchersAsTrainee: readonly Seen[] }>(who, ownQuery))
    .getEventResourceAccessVouchersAsTrainee;

describe("events of a person (3.019-3.022)", () => {
  test("an organizer sees the event with its link, whether or not they have accepted it (3.005, 3.021)", async () => {
    expect(await own(cast.priya)).toMatchObject([
      { id: event.id, code: event.code, viewerRole: "ORGANIZER", used: 1, maxUses: 3 },
    ]);
    const shouting = { ...cast.priya, email: cast.priya.email.toUpperCase() };
    expect(await own(shouting)).toMatchObject([{ id: event.id, viewerRole: "ORGANIZER" }]);
  });

  test("the creator keeps the event when their address changes (X29)", async () => {
    const moved = { ...cast.ruth, email: "ruth.moved@cathedra.example" };
    for (const who of [moved, cast.ruth])
      expect(await own(who)).toMatchObject([{ id: event.id, code: event.code, viewerRole: "ORGANIZER" }]);
    const refused = await portal.ask(
      moved,
      "mutation ($code: String!) { acceptResourceAccessVoucher(code: $code) { voucherId } }",
      {
        code: event.code,
      },
    );
    expect(toRefusal(refused).code).toBe("VOUCHER_ALREADY_USED");
    await own(cast.ruth);
  });

  test("a participant sees the event without its link", async () => {
    expect(await own(cast.maya)).toMatchObject([
      {
        id: event.id,
        code: null,
        viewerRole: "PARTICIPANT",
        organizers: [
          { email: cast.ruth.email },
          {
            email: cast.priya.email,
            first_name: "Priya",
          },
        ],
        users: [{ email: cast.maya.email }],
        learningSpace: {
          id: 2,
          code: "neuro",
        },
      },
    ]);
  });

  test("other people do not see the event, and participants see an archived one as cancelled until its end time", async () => {
    const seen = async (who: Caller) => {
      const answer = await portal.ask(who, byIdQuery, { voucherId: event.id });
      return answer.errors === undefined ? "seen" : toRefusal(answer).code;
    };
    expect(await seen(cast.maya)).toBe("seen");
    expect(await own(cast.tomas)).toEqual([]);
    expect(await seen(cast.tomas)).toBe("NOT_FOUND");
    await portal.get(cast.ruth, archiveMutation, { id: event.id });
    const insiders = [cast.maya, cast.priya, cast.ruth];
    for (const who of insiders) {
      expect(await own(who)).toMatchObject([{ id: event.id, archivedAt: expect.any(String), code: null }]);
      expect(await seen(who)).toBe("seen");
    }
    expect(await seen(cast.tomas)).toBe("NOT_FOUND");
    const modules = { moduleId: "carotid-stenting", caseId: "carotid-stenting-01" };
    const started = await portal.ask(cast.priya, startEventMutation, { voucherId: event.id, ...modules });
    expect(toRefusal(started).code).toBe("NOT_FOUND");
    await unbranded(portal.database.db)
      .updateTable("resource_access_voucher")
      .set({ valid_to: new Date(Date.now() - 1) })
      .where("id", "=", event.id)
      .execute();
    for (const who of insiders) {
      expect(await own(who)).toEqual([]);
      expect(await seen(who)).toBe("NOT_FOUND");
    }
  });

  test("a person's events are not displaced by nearer events of other people, past or future", async () => {
    const nearer = await anEvent(portal, { inHours: 24 }, cast.george);
    await accept(portal, cast.tomas, nearer.code);
    const first = async (who: Caller) => {
      const query = "{ getEventResourceAccessVouchersAsTrainee(limit: 1) { id } }";
      const data = await portal.get(who, query);
      return data.getEventResourceAccessVouchersAsTrainee.map(({ id }) => id);
    };
    expect([await first(cast.tomas), await first(cast.maya)]).toEqual([[nearer.id], [event.id]]);
    for (const [id, hours] of [
      [nearer.id, 4],
      [event.id, 8],
    ] as const) {
      const ago = new Date(Date.now() - hours * hourMs);
      await unbranded(portal.database.db)
        .updateTable("resource_access_voucher")
        .set({ event_at: ago, valid_to: new Date(ago.getTime() + hourMs) })
        .where("id", "=", id)
        .execute();
    }
    expect([await first(cast.tomas), await first(cast.maya)]).toEqual([[nearer.id], [event.id]]);
  });

  test("notices link to the event only for its present people", async () => {
    const visible = async (who: (typeof cast)["maya"]) => [
      ...(await eventVisibility.sees(portal.database.db, getActor(who), [String(event.id)])),
    ];
    for (const who of [cast.maya, cast.priya, cast.ruth])
      expect(await visible(who)).toEqual([String(event.id)]);
    expect(await visible(cast.tomas)).toEqual([]);
    await portal.get(cast.ruth, archiveMutation, { id: event.id });
    expect(await visible(cast.maya)).toEqual([]);
  });

  test("unfinished events come first, and 25 events take the same statements as 1", async () => {
    const few = await statementsOf(() => own(cast.ruth));
    const more = [];
    for (let at = 1; at <= 24; at += 1) more.push(await anEvent(portal, { inHours: 50 + at * 0.1 }));
    const [, over] = more;
    const ago = new Date(Date.now() - 24 * hourMs);
    await unbranded(portal.database.db)
      .updateTable("resource_access_voucher")
      .set({ event_at: ago, valid_to: ago })
      .where("id", "=", Number(over?.id))
      .execute();
    const listed = await own(cast.ruth);
    expect(listed.map(({ id }) => id)).toEqual([
      event.id,
      ...more.map(({ id }) => id).filter((id) => id !== over?.id),
      over?.id,
    ]);
    expect(await statementsOf(() => own(cast.ruth))).toHaveLength(few.length);
    const first = "{ getEventResourceAccessVouchersAsTrainee(limit: 4) { id } }";
    expect(await portal.get(cast.ruth, first)).toEqual({
      getEventResourceAccessVouchersAsTrainee: listed.slice(0, 4).map(({ id }) => ({ id })),
    });
  });
});

test("administrators see who accepted the event and when", async () => {
  const query = `query ($voucherId: Int!) {
    getEventResourceAccessVoucherAsAdmin(voucherId: $voucherId) { acceptances { user { email } acceptedAt } }
  }`;
  const answer = await portal.get(cast.george, query, { voucherId: event.id });
  expect(answer).toEqual({
    getEventResourceAccessVoucherAsAdmin: {
      acceptances: [{ user: { email: cast.maya.email }, acceptedAt: expect.stringMatching(/^\d{4}-.*Z$/) }],
    },
  });
});

describe("calendar entry", () => {
  const toEntry = async (who: Caller, voucherId: number | string = event.id) => {
    const authorization = `Bearer ${await portal.identity.token(toClaims(who))}`;
    const url = `/api/events/${voucherId}/calendar.ics`;
    const { statusCode, headers, body } = await portal.app.inject({ url, headers: { authorization } });
    return { statusCode, type: headers["content-type"], lines: body.replaceAll("\r\n ", "").split("\r\n") };
  };

  test("a moved event raises the entry's sequence number, and an archived event cancels the entry", async () => {
    const first = await toEntry(cast.maya);
    expect(first).toMatchObject({
      statusCode: 200,
      type: "text/calendar; charset=utf-8; method=PUBLISH",
    });
    const { uid: id } = await unbranded(portal.database.db)
      .selectFrom("resource_access_voucher")
      .select("uid")
      .where("id", "=", event.id)
      .executeTakeFirstOrThrow();
    const uid = `UID:${id}`;
    expect(first.lines).toEqual(
      expect.arrayContaining([uid, "SEQUENCE:0", "STATUS:CONFIRMED", "SUMMARY:Carotid day"]),
    );
    expect(first.lines).toContain(`ORGANIZER:mailto:${cast.ruth.email}`);
    expect(first.lines.find((line) => line.startsWith("DTSTART:"))).toMatch(/^DTSTART:\d{8}T\d{6}Z$/);

    const eventAt = new Date(Date.parse(event.eventAt) + hourMs).toISOString();
    await portal.get(cast.ruth, editMutation, { ...asItStands(event), eventAt });
    expect((await toEntry(cast.maya)).lines).toEqual(expect.arrayContaining([uid, "SEQUENCE:1"]));

    await portal.get(cast.ruth, archiveMutation, { id: event.id });
    for (const who of [cast.maya, cast.priya]) {
      const cancelled = await toEntry(who);
      expect(cancelled.type).toContain("method=CANCEL");
      expect(cancelled.lines).toEqual(
        expect.arrayContaining([uid, "SEQUENCE:2", "METHOD:CANCEL", "STATUS:CANCELLED"]),
      );
    }
  });

  test("a former organizer's calendar drops the event and receives no further updates", async () => {
    const described = { ...asItStands(event), description: "For organizers alone" };
    // Another person who does not administer the event either.
    await portal.get(cast.ruth, editMutation, { ...described, organizers: [cast.lukas.email] });
    await portal.get(cast.ruth, editMutation, { ...described, organizers: [] });
    const entry = await toEntry(cast.lukas);
    expect(entry.type).toContain("method=CANCEL");
    expect(entry.lines).toContain("STATUS:CANCELLED");
    expect(entry.lines.join()).not.toContain("For organizers alone");
    expect((await toEntry(cast.maya)).lines).toContain("STATUS:CONFIRMED");
    const organizers = [cast.lukas.email, cast.priya.email];
    await portal.get(cast.ruth, editMutation, { ...described, organizers });
    expect((await toEntry(cast.lukas)).lines).toContain("STATUS:CONFIRMED");
  });

  test("the account's administrators can read the entry even if they do not take part", async () => {
    expect((await toEntry(cast.george)).lines).toContain("SUMMARY:Carotid day");
    expect((await toEntry(cast.helena)).statusCode).toBe(404);
  });

  test("other people and invalid ids get no entry", async () => {
    expect((await toEntry(cast.tomas)).statusCode).toBe(404);
    for (const voucherId of ["4711", "0", "-1", "1e3", "99999999999", "%00", "x"]) {
      expect((await toEntry(cast.maya, voucherId)).statusCode).toBe(404);
    }
  });
});
