import { profileFields } from "@cathedra/domain/profile";
import { aRecord, cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { documents as accounts, northgate } from "../accounts/operations.ts";
import { listQuery as eventsQuery, ownQuery as ownEventsQuery } from "../events/event-builders.ts";
import { everyField, listQuery, recordQuery } from "../logbook/fields.ts";
import { saved, saving } from "../logbook/save-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { groupTotalsQuery, totalsGroupsQuery, totalsQuery } from "../totals/fields.ts";
import { ownVouchersQuery, wholeVouchersQuery } from "../vouchers/fields.ts";

const portal = setUpCastApp([aRecord()]);

const page = `{ totalCount totalCountIsExact activities { ${everyField} } }`;
const formQuery = `{
  IRLogFormData {
    interventionTypes { name organSystems { name categories { name subCategories { name subCategory code } } } }
    attending { id firstName lastName customerName customerId }
    hospitals { id name customerName customerId }
    recent { customerId hospitals attendings procedures }
  }
}`;
const person = "keycloak_id first_name last_name email";
const invitation = "code createdAt expiresAt maxUses uses";
const groupsQuery = `{
  customerGroups {
    id name description customer { id name } members { ${person} } memberCount admins { ${person} }
    invitationLink { ${invitation} } invitationCode { ${invitation} }
    viewerIsMember viewerRole viewerCanManageInvitation viewerCanLeave
  }
}`;
const userQuery = `{
  user {
    keycloak_id email first_name last_name logbook roles viewerCanUseLogbook viewerCanCreateRecord
    viewerCanOpenAdministration viewerCanResetCourseProgress viewerAdminSections
    ${profileFields.join(" ")}
  }
}`;
const updateUserQuery = `mutation { updateUser(user: {}) { user { keycloak_id ${profileFields.join(" ")} } } }`;
const saveQuery = `mutation ($activity: ActivityInput!, $customerId: Int) {
  saveActivity(activity: $activity, customerId: $customerId) { activity { ${everyField} } activities ${page} }
}`;
const machine = `
  id name url status status_since reason detail session_id module_id module_name case_id case_name voucher_id is_event event_name
  started_by { ${person} } claimed_at session_started_at session_ends_at last_seen_at
  history { id updated_at prev_status new_status reason detail started_by { ${person} } module_id case_id session_id }`;
const deleteQuery = `mutation ($activity: DeleteActivityInput!) {
  deleteActivity(activity: $activity) { deletedId activities ${page} }
}`;

test("the form data is returned completely (7.011)", async () => {
  const { IRLogFormData } = await portal.get(cast.maya, formQuery);
  expect(IRLogFormData.interventionTypes).toHaveLength(8);
  expect(IRLogFormData.attending?.length).toBeGreaterThan(0);
  expect(IRLogFormData.hospitals?.length).toBeGreaterThan(0);
});

test.each([
  ["activities, 25", listQuery, { searchParams: { limit: 25 } }],
  ["activities, 1000", listQuery, { searchParams: { limit: 1000 } }],
  ["customerGroups", groupsQuery, {}],
  ["user", userQuery, {}],
  ["updateUser", updateUserQuery, {}],
  ["getAllCloudModulesResourceAccessVouchersAsAdmin", wholeVouchersQuery, {}],
  ["getCloudModulesResourceAccessVouchersAsTrainee", ownVouchersQuery, {}],
  ["getAllEventResourceAccessVouchersAsAdmin", eventsQuery, {}],
  ["getEventResourceAccessVouchersAsTrainee", ownEventsQuery, {}],
  ["logbookTotals", totalsQuery, {}],
  ["logbookTotalsGroups", totalsGroupsQuery, { limit: 100 }],
  ["saveActivity", saveQuery, saving()],
])("%s is returned completely", async (_, query, variables) => {
  expect(Object.values(await portal.get(cast.maya, query, variables))).toEqual([expect.anything()]);
});

test("activity is returned completely", async () => {
  const { id } = await saved(portal, cast.maya, saving());
  expect(await portal.get(cast.maya, recordQuery, { id })).toMatchObject({ activity: { id } });
});

test("deleteActivity is returned completely", async () => {
  const { id, groupId, procedure } = await saved(portal, cast.maya, saving());
  const activity = { id, groupId, procedure: { code: procedure.code } };
  const { deleteActivity } = await portal.get(cast.maya, deleteQuery, { activity });
  expect(deleteActivity).toMatchObject({ deletedId: id, activities: { totalCount: expect.any(Number) } });
});

test("logbookGroupTotals is returned completely for 50 trainees", async () => {
  const { logbookGroupTotals } = await portal.get(cast.priya, groupTotalsQuery, {
    groupId: aRecord().groupId,
    limit: 50,
  });
  expect(logbookGroupTotals).toMatchObject({ totalCount: 2 });
});

test.each([
  ["customers", accounts.customers, {}],
  ["customer", accounts.customer, { customerId: northgate }],
  ["the ledger", accounts.customerCloudModuleQuotaTransactions, { customerId: northgate, limit: 100 }],
  [
    "the readiness of the fleet",
    "{ cloudCaseVMReadiness { idle comingUp off events needed missing nextEventAt eventsWithoutMachine eventsWithoutMachineAfterRemoval } }",
    {},
  ],
  ["machines made ready", `mutation { makeVMsReady(ready: 100) { ${machine} } }`, {}],
  ["machines of an event", `mutation { turnOffVMsOfEvent(voucherId: 1) { ${machine} } }`, {}],
  ["access to a space", accounts.customerLearningSpaceAccess, { customerId: northgate, learningSpaceId: 1 }],
])("%s is returned completely to system admins", async (_, query, variables) => {
  expect(Object.values(await portal.get(cast.ruth, query, variables))).toEqual([expect.anything()]);
});

test("several of the largest operations in one request are refused", async () => {
  const part = (index: number) => `p${index}: activities(searchParams: { limit: 1000 }) ${page}`;
  const { errors } = await portal.ask(cast.maya, `{ ${[1, 2, 3].map(part).join(" ")} }`);
  expect(errors?.[0]?.message).toMatch("100000 objects");
  const save = (index: number) => `p${index}: ${saveQuery.slice(saveQuery.indexOf("saveActivity("), -1)}`;
  const mutation = `mutation ($activity: ActivityInput!, $customerId: Int) { ${[1, 2, 3].map(save).join(" ")} }`;
  const refused = await portal.ask(cast.maya, mutation, saving());
  expect(refused.errors?.[0]?.message).toMatch("100000 objects");
});
