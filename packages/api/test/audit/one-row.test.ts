import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "../../src/graphql/guards.ts";
import { audit } from "../../src/modules/audit/audit.ts";
import { setUpPlatform } from "../learning-platform/small-platform.ts";
import { authorizations, furnish } from "../platform/role-matrix/callers.ts";
import { record } from "../platform/role-matrix/facts.ts";
import { castApp } from "../support/cast-app.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { smallWeb } from "../support/web-root.ts";
import { callersWhoMay, changing, type GuardedCaller } from "./changing.ts";
import { countedElsewhere, notTried } from "./prepared.ts";
import { sendProbe } from "./send-probe.ts";

const own = "somebody's own work, kept in its own table";

const device = "a device speaks of itself; what it is, is in its own tables";

const read = "marks what somebody has read of their own inbox";

const mails = "whether somebody is reminded of what waits for them by mail";

const directory =
  "its own list has what a directory asked; what that changes for people is written once for all of them";

const room = "the history of the machine tells it, with who and when";

/** Changes that are not acts of administration, each with the reason why the audit log does not record them. */
const notAdministration: Partial<Readonly<Record<Operation, string>>> = {
  "DELETE /api/session": "somebody signs out; the identity service knows of it",
  "PUT /api/objects/*": "a signed link is used; that it was given is written where it is given",
  "POST /api/files": "a file that nothing uses yet; what uses it is written",
  "Mutation.saveLogbookDraft": own,
  "Mutation.discardLogbookDraft": own,
  "Mutation.enrollUserInCourse": own,
  "Mutation.createSimulatorLaunch": own,
  "Mutation.resetMyCourseProgress": own,
  "Mutation.refreshCourseProgress": "reads again how far somebody is",
  "Mutation.startSingleUserCloudCase": room,
  "Mutation.stopCloudCaseSessionWithVoucherId": room,
  "Mutation.startCloudCaseEvent": room,
  "Mutation.witnessCloudCaseRoom": room,
  "Mutation.waitForEvent": room,
  "POST /api/stations/heartbeat": device,
  "PUT /api/stations/facts": device,
  "POST /api/stations/logs": device,
  "PUT /api/stations/logs/:id/pieces": device,
  "POST /api/agent/v1/report": device,
  "POST /api/stations/operations/:id/reports": device,
  "POST /api/simulator/store_result/:exerciseId": device,
  "POST /api/stations/qr-logins": "a code that nobody has scanned yet",
  "POST /api/stations/qr-logins/:id/poll":
    "asks whether somebody has; that they signed in is written when they do",
  "POST /api/station-session": "the browser of a station asks whose it is",
  "DELETE /api/station-session": "the same, said by the browser; that it ended is written once",
  "DELETE /api/stations/session": "that it ended is written once, whoever ends it",
  "POST /api/stations/session/use": "says that somebody is still there",
  "POST /api/s3/uploads": "nothing is there before an upload is finished, which is written",
  "POST /api/s3/uploads/:id/links": "the same: where its parts are sent to",
  "DELETE /api/s3/uploads/:id": "the same: it never was there",
  "POST /api/imports/:kind/check": "compares and changes nothing",
  "POST /api/logbook/imports/check": "says what would become of rows and changes nothing",
  "POST /api/reports": "errors of a browser are passed on, and nothing is kept",
  "POST /api/scim/v2/Users": directory,
  "POST /api/scim/v2/Groups": directory,
  "PUT /api/scim/v2/Users/:id": directory,
  "PATCH /api/scim/v2/Users/:id": directory,
  "DELETE /api/scim/v2/Users/:id": directory,
  "PUT /api/scim/v2/Groups/:id": directory,
  "PATCH /api/scim/v2/Groups/:id": directory,
  "DELETE /api/scim/v2/Groups/:id": directory,
  "Mutation.sendFeedback": "what somebody reports is kept in its own table; what becomes of it is written",
  "Mutation.saveConnectionCheck": own,
  "Mutation.setLogbookConfirmationMail": mails,
  "POST /api/confirmation-mails/stop": mails,
  "POST /api/invitation-mails/stop": mails,
  "POST /api/certificates/verify": "says what a certificate says and changes nothing",
  "POST /api/logbook/reports/verify": "says what a report says and changes nothing",
  "POST /api/attending-addresses/read": "says what a link is for and changes nothing",
  "POST /api/invitations/read": "says what a link is for and changes nothing",
  "POST /api/notification-mails/stop": read,
  "Mutation.setWeekMail": mails,
  "POST /api/week-mails/stop": mails,
  "Mutation.dismissThisWeek": own,
  "Mutation.setNotificationMail": read,
  "Mutation.setTimeZone": own,
  "Mutation.makeLogbookReport": own,
  "Mutation.deleteLogbookReport": own,
  "Mutation.issueCertificate": own,
  "Mutation.withdrawCertificate": own,
  "Mutation.setNotificationsSeen": read,
  "Mutation.setNotificationRead": read,
  "Mutation.setAllNotificationsRead": read,
  "Mutation.setNotificationDismissed": read,
};

const web = smallWeb();
let headersOf: Awaited<ReturnType<typeof authorizations>>;

const platform = setUpPlatform();
const portal = openBeforeAll(() =>
  castApp([record], { config: { webRoot: web.webRoot }, platform: () => platform.open() }),
);
beforeAll(async () => {
  await furnish(portal);
  headersOf = await authorizations(portal);
});
afterAll(() => web.remove());

async function getRows(work: () => Promise<unknown>): Promise<readonly { readonly action: string }[]> {
  const latest = async () =>
    (
      await portal.database.db
        .selectFrom("audit_log")
        .select((eb) => eb.fn.max("id").as("id"))
        .executeTakeFirstOrThrow()
    ).id ?? 0;
  const before = await latest();
  await work();
  const rows = await portal.database.db
    .selectFrom("audit_log")
    .select("action")
    .where("id", ">", before)
    .orderBy("id")
    .execute();
  return rows;
}

const headers = (caller: GuardedCaller) => headersOf.get(caller) ?? {};

const lists = [notAdministration, countedElsewhere, notTried];
const tried = changing.filter(({ guard }) => lists.every((list) => list[guard.operation] === undefined));

describe.each(tried)("$title", ({ probe, guard }) => {
  const { may, mayNot } = callersWhoMay(guard, probe);
  test("an operation writes one audit row when it succeeds, and none when it is refused", async () => {
    await probe.prepare?.(portal);
    // The prerequisites are created before the rows are counted. A station's calls name the station themselves.
    if ("asks" in guard || "own" in guard) {
      const refused = await sendProbe(portal, probe, headers(mayNot));
      expect(await getRows(() => refused())).toEqual([]);
    }
    await probe.prepare?.(portal);
    const send = await sendProbe(portal, probe, headers(may));
    const rows = await getRows(() => send());
    expect(rows).toHaveLength(1);
    await probe.prepare?.(portal);
  });
});

test("every untested operation exists, is in only one list, and has a reason", () => {
  const known = new Set<string>(changing.map(({ guard }) => guard.operation));
  const named = lists.flatMap((list) => Object.keys(list));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  for (const why of [...Object.values(notAdministration), ...Object.values(notTried)])
    expect(why?.length).toBeGreaterThan(10);
});

const counted = Object.values(countedElsewhere).filter((place) => place !== undefined);
test.each(counted)("%s is counted in %s", (act, file) => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), "utf8")).toContain(`"${act}"`);
});

// Every audit row that any test causes is checked against this form: see `oneAuditShape`.
test("the log accepts only the declared fields, and writes nothing if nothing changed", async () => {
  const act = (facts: object) =>
    portal.database.db
      .transaction()
      .execute((tx) => audit(tx, { userId: null }, "hospital.changed", "x", { customer: null, ...facts }));
  expect(await getRows(() => act({ before: { name: "A", at: undefined }, after: { name: "A" } }))).toEqual(
    [],
  );
  expect(await getRows(() => act({ before: { name: "A" }, after: { name: "B" } }))).toHaveLength(1);
  expect(await getRows(() => act({ after: { name: "A" } }))).toHaveLength(1);
  for (const facts of [
    { before: { name: "A" }, after: { title: "B" } },
    { before: { name: "A", more: 1 }, after: { name: "B" } },
    { before: { name: "A" }, after: { name: "B", more: 1 } },
    { after: { last_name: "A" } },
    { details: { into_id: 1 } },
    { before: { name: "A" }, after: { name: "A" }, details: { told: 1 } },
  ])
    await expect(
      getRows(() => act(facts)),
      JSON.stringify(facts),
    ).rejects.toThrow("audit row hospital.changed");
  const of = { customer: null } as const;
  const wrong = () =>
    audit(null as never, { userId: null }, "hospital.changed", "x", {
      ...of,
      // @ts-expect-error `before` and `after` must have the same fields.
      before: { name: 1 },
      // @ts-expect-error `after` must have the same fields as `before`.
      after: { title: 1 },
    });
  expect(wrong).toBeTypeOf("function");
});
