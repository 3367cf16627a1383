import { defaultProficiencyRule } from "@cathedra/domain/results";
import { exportDefinitions } from "@cathedra/domain/results/import";
import { cast, getCourse, getCustomer, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Db } from "../../../src/db/database.ts";
import type { Operation } from "../../../src/graphql/guards.ts";
import { invite, person } from "../../class-invitations/class-builders.ts";
import { aGroup, saveMutation } from "../../group-administration/group-administration-helpers.ts";
import type { SmallPlatform } from "../../learning-platform/small-platform.ts";
import { documents } from "../../logbook-administration/operations.ts";
import { anOperation } from "../../operations/operation-builder.ts";
import { applyDocument, getModule } from "../../simulator-modules/import-helpers.ts";
import type { CastApp } from "../../support/cast-app.ts";
import { cloudCalls } from "./cloud-calls.ts";
import type { Neighbour } from "./neighbours.ts";
import { progressCalls } from "./progress-calls.ts";
import { stationCalls } from "./station-calls.ts";

/** Prepares a call, and returns a function that sends it. */
export type PreparedCall = {
  readonly operation: Operation;
  readonly about: string;
  readonly prepare: (
    portal: CastApp,
    stranger: Neighbour,
    platform: SmallPlatform,
  ) => Promise<() => Promise<unknown>>;
};

const northgate = getCustomer("northgate").id;
const group = getGroup("irResidents").id;
/** The invitation of this address, and all of other groups. */
async function inviteesAndStrangers(db: Db, email: string): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from group_invitee where email = ${email} or group_id <> ${group}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Calls that change more than the probes of the role matrix do, or what those only ask about. */
export const moreCalls: readonly PreparedCall[] = [
  ...stationCalls,
  ...cloudCalls,
  ...progressCalls,
  {
    operation: "Mutation.saveLearningSpaceAccess",
    about: "that takes courses away",
    prepare: async (portal) => {
      const save = (fullAccess: boolean) =>
        portal.ask(
          cast.ruth,
          `mutation ($customer: Int!, $fullAccess: Boolean!) {
            saveLearningSpaceAccess(
              customerId: $customer, learningSpaceId: 2, courses: [], fullAccess: $fullAccess
            ) { fullAccess }
          }`,
          { customer: northgate, fullAccess },
        );
      await save(true);
      return () => save(false);
    },
  },
  {
    operation: "Mutation.customerGroupCourseAccess",
    about: "that takes courses away",
    prepare: async (portal) => {
      const save = (courseIds: readonly number[]) =>
        portal.ask(
          cast.ruth,
          `mutation ($group: Int!, $courseIds: [Int!]!) {
            customerGroupCourseAccess(customerGroupId: $group, courseIds: $courseIds, fullRemoval: true) { id }
          }`,
          { group, courseIds },
        );
      await save([getCourse("PER-601").id]);
      return () => save([]);
    },
  },
  {
    operation: "Mutation.saveCustomerGroup",
    about: "that names another first admin",
    prepare: async (portal) => {
      const { id, name } = await aGroup(portal);
      return () => portal.ask(cast.george, saveMutation, { id, name, adminEmail: cast.tomas.email });
    },
  },
  {
    operation: "Mutation.createAttending",
    about: "of a name that another institution has removed",
    prepare: async (portal, { customerId }) => {
      const { db } = portal.database;
      const names = { firstName: "Nadia", lastName: "Novak" };
      await sql`insert into attending (customer_id, first_name, last_name, removed_at)
        values (${customerId}, ${names.firstName}, ${names.lastName}, now())`.execute(db);
      return () => portal.ask(cast.george, documents.createAttending, { customerId: northgate, ...names });
    },
  },
  {
    operation: "Mutation.createHospital",
    about: "of a name that another institution has removed",
    prepare: async (portal, { customerId }) => {
      const name = "Nowhere General";
      await sql`insert into hospital (customer_id, name, removed_at)
        values (${customerId}, ${name}, now())`.execute(portal.database.db);
      return () => portal.ask(cast.george, documents.createHospital, { customerId: northgate, name });
    },
  },
  {
    operation: "Mutation.saveProficiencyRule",
    about: "that chooses another rule",
    prepare: async (portal) => () =>
      portal.ask(
        cast.george,
        `mutation ($rule: ProficiencyRuleInput!) {
          saveProficiencyRule(customerId: ${northgate}, rule: $rule) { id }
        }`,
        { rule: { ...defaultProficiencyRule, passes: 5 } },
      ),
  },
  {
    operation: "Mutation.inviteAgain",
    about: "of one who was written to more than an hour ago",
    prepare: async (portal) => {
      const { db } = portal.database;
      const email = "late@new.example";
      await invite(portal, cast.priya, group, [person(email)]);
      await sql`update mail_recipient
        set mailed_at = array(select at - interval '2 hours' from unnest(mailed_at) given (at))`.execute(db);
      const ids = await inviteesAndStrangers(db, email);
      return () =>
        portal.ask(
          cast.priya,
          "mutation ($group: Int!, $ids: [Int!]!) { inviteAgain(customerGroupId: $group, inviteeIds: $ids) { count } }",
          { group, ids },
        );
    },
  },
  {
    operation: "Mutation.forgetInvitees",
    about: "that names people whom another group invited",
    prepare: async (portal) => {
      const email = "forgotten@new.example";
      await invite(portal, cast.priya, group, [person(email)]);
      const ids = await inviteesAndStrangers(portal.database.db, email);
      return () =>
        portal.ask(
          cast.priya,
          "mutation ($group: Int!, $ids: [Int!]!) { forgetInvitees(customerGroupId: $group, inviteeIds: $ids) { count } }",
          { group, ids },
        );
    },
  },
  {
    operation: "Mutation.tryOperationAgain",
    about: "of work that failed",
    prepare: async (portal) => {
      const id = await anOperation(portal);
      await sql`update operation set outcome = 'failed', ended_at = now() where id = ${id}`.execute(
        portal.database.db,
      );
      return () =>
        portal.ask(cast.ruth, "mutation ($id: ID!) { tryOperationAgain(id: $id) { state } }", { id });
    },
  },
  {
    operation: "POST /api/imports/:kind",
    about: "of a new version of a module",
    prepare: async (portal) => () =>
      applyDocument(portal, cast.daniel, exportDefinitions([getModule("evar", { version: "9.9" })])),
  },
];
