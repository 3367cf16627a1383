import { randomUUID } from "node:crypto";
import { cast, customerOf } from "@cathedra/test-fixtures";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { saved, saving } from "./saving.ts";

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
