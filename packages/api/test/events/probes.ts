import { cast } from "@cathedra/test-fixtures";
import { caseOfTests } from "../machines/fleet.ts";
import { bystander } from "../platform/role-matrix/callers.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { TestApp } from "../support/app.ts";
import { unbranded } from "../support/unbranded.ts";
import { anEvent } from "../vouchers/event-builder.ts";
import {
  addMachines,
  anEventInput,
  availabilityQuery,
  createMutation,
  editMutation,
  startEventMutation,
} from "./event-builders.ts";

/** Events are Northgate's; where somebody has to be in one, Maya has accepted it. */
export const eventProbes: readonly Probe[] = [
  {
    operation: "Query.getEventResourceAccessVouchersAsTrainee",
    call: { query: "{ getEventResourceAccessVouchersAsTrainee { id } }" },
  },
  {
    operation: "Query.getEventResourceAccessVoucherById",
    about: "one that Maya has accepted and Ruth conducts",
    call: {
      query: "query ($id: Int!) { getEventResourceAccessVoucherById(voucherId: $id) { id } }",
      variables: async (api) => ({ id: await acceptedByMaya(api, [cast.ruth.email]) }),
    },
  },
  {
    operation: "Query.getEventResourceAccessVoucherById",
    about: "one that Maya has accepted",
    call: {
      query: "query ($id: Int!) { getEventResourceAccessVoucherById(voucherId: $id) { id } }",
      variables: async (api) => ({ id: await acceptedByMaya(api) }),
    },
    rule: { lets: ["learner"], otherwise: "notFound" },
  },
  {
    operation: "Query.getAllEventResourceAccessVouchersAsAdmin",
    call: { query: "{ getAllEventResourceAccessVouchersAsAdmin { totalCount vouchers { id } } }" },
  },
  {
    operation: "Query.getEventResourceAccessVouchersAsAdmin",
    call: { query: "{ getEventResourceAccessVouchersAsAdmin(voucherIds: [1]) { id } }" },
  },
  {
    operation: "Query.getEventResourceAccessVoucherAsAdmin",
    call: {
      query: "query ($id: Int!) { getEventResourceAccessVoucherAsAdmin(voucherId: $id) { id } }",
      variables: async (api) => ({ id: await acceptedByMaya(api) }),
    },
  },
  { operation: "Query.eventAvailability", call: { query: availabilityQuery, variables: anEventInput() } },
  {
    operation: "Query.organizersWithoutUser",
    call: {
      query:
        'query ($customerId: Int!) { organizersWithoutUser(customerId: $customerId, emails: ["nobody@x.org"]) }',
      variables: anEventInput(),
    },
  },
  {
    operation: "Mutation.createEventResourceAccessVoucher",
    call: { query: createMutation, variables: anEventInput() },
    prepare: (api) => addMachines(api, 1),
  },
  {
    operation: "Mutation.editEventResourceAccessVoucher",
    call: {
      query: editMutation,
      variables: async (api) => {
        const { name, description, eventAt } = anEventInput({ inHours: 72 });
        return { voucherId: await acceptedByMaya(api), name, description, eventAt };
      },
    },
    prepare: (api) => addMachines(api, 1),
  },
  {
    operation: "Mutation.startCloudCaseEvent",
    about: "of one that Maya has accepted and Ruth conducts, now",
    call: {
      query: startEventMutation,
      variables: async (api) => {
        const voucherId = await acceptedByMaya(api, [cast.ruth.email]);
        await begin(api, voucherId);
        return { ...caseOfTests, voucherId };
      },
    },
    prepare: (api) => addMachines(api, 1),
  },
  {
    operation: "Query.eventReport",
    about: "of one that Maya has accepted and Ruth conducts",
    call: {
      query: "query ($id: Int!) { eventReport(voucherId: $id) { people { joinedAt } } }",
      variables: async (api) => ({ id: await acceptedByMaya(api, [cast.ruth.email]) }),
    },
  },
  {
    operation: "GET /api/events/:voucherId/calendar.ics",
    about: "of one that Maya has accepted",
    call: async (api) => ({ url: `/api/events/${await acceptedByMaya(api)}/calendar.ics` }),
  },
];

/** It goes on now, with a case, and nothing else of Ruth's. */
async function begin({ database: { db } }: TestApp, voucherId: number): Promise<void> {
  await unbranded(db)
    .updateTable("resource_access_voucher")
    .set({ event_at: new Date() })
    .where("id", "=", voucherId)
    .execute();
  await unbranded(db)
    .insertInto("voucher_case")
    .values({ voucher_id: voucherId, case_id: caseOfTests.caseId })
    .execute();
}

async function acceptedByMaya(api: TestApp, organizers: readonly string[] = []): Promise<number> {
  const { id } = await anEvent(api, { creator: bystander, organizers });
  await api.database.db
    .insertInto("voucher_user")
    .values({ voucher_id: id, user_id: cast.maya.userId })
    .execute();
  await api.database.db
    .updateTable("resource_access_voucher")
    .set({ used: 1 })
    .where("id", "=", id)
    .execute();
  return id;
}
