import { randomUUID } from "node:crypto";
import type { CustomerId, RecordId } from "@cathedra/domain";
import { aRecord, cast, customerOf, demoWorld } from "@cathedra/test-fixtures";
import { insertRecords } from "../../src/seed/insert-records.ts";
import { administering } from "../platform/role-matrix/administered-ids.ts";
import { bystander } from "../platform/role-matrix/callers.ts";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import type { TestApp } from "../support/app.ts";
import { saved, saving } from "./save-helpers.ts";

const give: OwnProbe["give"] = async (portal, whose) => {
  const { id } = await saved(portal, whose, saving({ clientKey: randomUUID() }));
  return { id };
};

export const ownLogbookProbes: readonly OwnProbe[] = [
  { operation: "Query.recentActivities", query: "{ recentActivities { id } }", give },
  {
    operation: "Query.activities",
    query: "{ activities { totalCount activities { id } } }",
    give,
  },
  ...administering("either", {
    operation: "Query.activities",
    query: "{ activities { totalCount activities { id } } }",
    give: async (api, customerId) => ({ id: await foreignRecord(api, customerId as CustomerId) }),
  }),
  {
    operation: "Query.IRLogFormData",
    about: "the hospitals of one's customers",
    people: [cast.maya, cast.aiko],
    query: "{ IRLogFormData { hospitals { id } } }",
    give: async ({ database: { db } }) => {
      await db
        .insertInto("hospital")
        .values({ customer_id: customerOf("northgate").id, name: randomUUID() })
        .execute();
      return {};
    },
  },
  {
    operation: "Query.IRLogFormData",
    about: "the attendings of one's customers",
    people: [cast.maya, cast.aiko],
    query: "{ IRLogFormData { attending { id } } }",
    give: async ({ database: { db } }) => {
      await db
        .insertInto("attending")
        .values({ customer_id: customerOf("northgate").id, first_name: "M", last_name: randomUUID() })
        .execute();
      return {};
    },
  },
];

/** A record of somebody else in a group of this customer, which has one where its admin is a group's. */
async function foreignRecord({ database: { db } }: TestApp, customerId: CustomerId): Promise<RecordId> {
  const record = aRecord({
    id: randomUUID() as RecordId,
    customerId,
    createdBy: bystander.userId,
    participantIds: [],
    participants: [],
  });
  const { id: attendingId, ...attending } = record.attending;
  const names = { first_name: attending.firstName, last_name: attending.lastName };
  await db.insertInto("hospital").values({ customer_id: customerId, name: record.hospital }).execute();
  const stored = await db
    .insertInto("attending")
    .values({ customer_id: customerId, ...names })
    .returning("id")
    .executeTakeFirstOrThrow();
  const group =
    (await db
      .selectFrom("customer_group")
      .select("id")
      .where("customer_id", "=", customerId)
      .executeTakeFirst()) ??
    (await db
      .insertInto("customer_group")
      .values({ customer_id: customerId, name: attendingId, description: null })
      .returning("id")
      .executeTakeFirstOrThrow());
  const placed = {
    ...record,
    groupId: group.id,
    attending: { ...attending, id: stored.id },
  };
  await db.transaction().execute((tx) => insertRecords(tx, demoWorld.people, [placed]));
  return record.id;
}
