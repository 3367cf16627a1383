import { cast, groupOf } from "@cathedra/test-fixtures";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";

const residents = groupOf("irResidents").id;
const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

const remind = (id: string) => ({
  call: { query: `mutation { remindThisWeek(id: "${id}", text: "Please continue.") { id } }` },
  // A mailbox gets one an hour, whoever sends.
  prepare: ({ database: { db } }: CastApp) => unbranded(db).deleteFrom("mail_recipient").execute(),
});
const dismiss = (id: string) => ({
  query: `mutation { dismissThisWeek(id: "${id}", reasons: ["quiet:1"], until: "${inAWeek()}") { id } }`,
});

/** Aiko learns at Lakeside. */
const ofLakeside = {
  lets: [
    "groupAdminOfOtherGroup",
    "customerAdminOfOtherCustomer",
    "adminOfGroupAndOtherCustomer",
    "sysAdmin",
  ],
  otherwise: "notFound",
} as const;

export const probes: readonly Probe[] = [
  { operation: "Query.thisWeek", call: { query: "{ thisWeek { total people { name } } }" } },
  {
    operation: "Query.thisWeek",
    about: "of Maya's group",
    call: { query: `{ thisWeek(customerGroupId: ${residents}) { total } }` },
    rule: {
      lets: ["groupAdmin", "customerAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer", "sysAdmin"],
      otherwise: "notFound",
      knowing: ["learner", "fellowLearner"],
    },
  },
  { operation: "Query.weekMail", call: { query: "{ weekMail { isOn } }" } },
  {
    operation: "Mutation.setWeekMail",
    call: { query: 'mutation { setWeekMail(isOn: true, timeZone: "UTC") { isOn } }' },
  },
  { operation: "Mutation.remindThisWeek", about: "Maya", ...remind(cast.maya.keycloakId) },
  {
    operation: "Mutation.remindThisWeek",
    about: "of Lakeside",
    ...remind(cast.aiko.keycloakId),
    rule: ofLakeside,
  },
  { operation: "Mutation.dismissThisWeek", about: "Maya", call: dismiss(cast.maya.keycloakId) },
  {
    operation: "Mutation.dismissThisWeek",
    about: "of Lakeside",
    call: dismiss(cast.aiko.keycloakId),
    rule: ofLakeside,
  },
  {
    operation: "POST /api/week-mails/stop",
    call: async ({ database: { db } }) => {
      const { id } = await db.selectFrom("app_user").select("id").limit(1).executeTakeFirstOrThrow();
      const key = "w".repeat(32);
      await unbranded(db)
        .insertInto("week_mail")
        .values({ user_id: id, time_zone: "UTC", stop_key: key })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ stop_key: key }))
        .execute();
      return { url: `/api/week-mails/stop?key=${key}`, body: "List-Unsubscribe=One-Click" };
    },
  },
];

const people = [cast.priya, cast.lukas] as const;

/** Somebody was invited by name into the group that this person leads. */
async function invited({ database: { db } }: CastApp, whose: typeof cast.priya) {
  const group = groupOf(whose === cast.priya ? "irResidents" : "endovascularTrainees");
  const at = new Date(Date.now() - 10 * 86_400_000);
  await unbranded(db)
    .insertInto("group_invitee")
    .values({
      group_id: group.id,
      email: `${crypto.randomUUID()}@new.example`,
      invited_by: whose.userId,
      invited_at: at,
      asked_at: at,
    })
    .execute();
  return {};
}

/** This person gets the mail of the week. */
async function chosen({ database: { db } }: CastApp, { userId }: typeof cast.priya) {
  await unbranded(db)
    .insertInto("week_mail")
    .values({ user_id: userId, time_zone: "UTC", stop_key: crypto.randomUUID() })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ stopped_at: null }))
    .execute();
  return {};
}

const mail = "{ weekMail { isOn } }";

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.thisWeek",
    people,
    give: invited,
    query: "{ thisWeek(limit: 100) { people { email } } }",
  },
  {
    operation: "Query.weekMail",
    people,
    give: chosen,
    query: mail,
  },
  {
    operation: "Mutation.setWeekMail",
    people,
    give: chosen,
    query: 'mutation { setWeekMail(isOn: false, timeZone: "UTC") { isOn } }',
    shown: mail,
  },
];

export const webOperations: readonly WebOperation[] = [];
