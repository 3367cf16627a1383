import { type CastPerson, cast, getCourse, getGroup } from "@cathedra/test-fixtures";
import { recipientHash } from "../../src/modules/mail/recipients.ts";
import { assigned, dayFromNow } from "../assignments/assignment-builders.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";

const residents = getGroup("irResidents").id;
const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

const remind = ({ keycloakId, email }: Pick<CastPerson, "keycloakId" | "email">) => ({
  call: { query: `mutation { remindThisWeek(id: "${keycloakId}", text: "Please continue.") { id } }` },
  // A mailbox gets one reminder an hour, whoever sends it.
  prepare: ({ database: { db } }: CastApp) =>
    unbranded(db)
      .deleteFrom("mail_recipient")
      .where("recipient", "=", recipientHash(email, "reminder"))
      .execute(),
});
const remindMany = ({ keycloakId, email }: CastPerson) => ({
  ...remind({ keycloakId, email }),
  call: {
    query: `mutation { remindPeople(ids: ["${keycloakId}"], text: "Please continue.") { outcomes { refusal } } }`,
  },
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
  { operation: "Mutation.remindThisWeek", about: "Maya", ...remind(cast.maya) },
  {
    operation: "Mutation.remindThisWeek",
    about: "of Lakeside",
    ...remind(cast.aiko),
    rule: ofLakeside,
  },
  { operation: "Mutation.remindPeople", about: "Maya", ...remindMany(cast.maya) },
  {
    operation: "Mutation.remindPeople",
    about: "of Lakeside",
    ...remindMany(cast.aiko),
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

/** Invites a person into a group by name, who has not joined, and returns the invitation's id. */
async function inviteInto({ database: { db } }: CastApp, groupId: number): Promise<number> {
  const at = new Date(Date.now() - 10 * 86_400_000);
  const { id } = await unbranded(db)
    .insertInto("group_invitee")
    .values({
      group_id: groupId,
      email: `${crypto.randomUUID()}@new.example`,
      invited_by: cast.priya.userId,
      invited_at: at,
      asked_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Invites a person by name into the group that this person leads. */
async function invited(portal: CastApp, whose: typeof cast.priya) {
  await inviteInto(portal, getGroup(whose === cast.priya ? "irResidents" : "endovascularTrainees").id);
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

/** A mailbox gets one reminder an hour, whoever sends it. */
async function forgetReminders({ database: { db } }: CastApp): Promise<void> {
  await unbranded(db).deleteFrom("mail_recipient").execute();
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

export const webOperations: readonly WebOperation[] = [
  ["ThisWeekQuery", cast.priya, 3, () => ({ isDismissed: false, limit: 25, offset: 0 })],
  ["WeekMailMutation", cast.priya, 4, () => ({ isOn: true, timeZone: "UTC" })],
  [
    "RemindDialogMutation",
    cast.priya,
    16,
    async (portal) => {
      await forgetReminders(portal);
      return { ids: [cast.maya.keycloakId, cast.tomas.keycloakId], text: "Please continue." };
    },
  ],
  [
    // Sent by pages of earlier builds.
    "ReminderFormMutation",
    cast.priya,
    15,
    async (portal) => {
      await forgetReminders(portal);
      return { id: cast.maya.keycloakId, text: "Please continue." };
    },
  ],
  [
    "useExtendAssignmentMutation",
    cast.priya,
    11,
    async (portal) => {
      const dueOn = dayFromNow(20);
      const { id, modifiedAt } = await assigned(portal, { courseId: getCourse("EVA-101").id, dueOn });
      return { assignmentId: id, dueOn: dayFromNow(30), step: null, modifiedAt };
    },
  ],
  [
    "useDismissMutation",
    cast.priya,
    6,
    () => ({ id: cast.maya.keycloakId, reasons: ["quiet:1"], until: inAWeek() }),
  ],
  [
    "useInviteAgainMutation",
    cast.priya,
    17,
    async (portal) => {
      const id = await inviteInto(portal, residents);
      return { customerGroupId: residents, inviteeIds: [id] };
    },
  ],
];
