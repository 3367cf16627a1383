import type { UserSystemId } from "@cathedra/domain";
import { type CastPerson, stationOf } from "@cathedra/test-fixtures";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import type { CastApp } from "../support/cast-app.ts";
import { deleteSystem, userSystems } from "./systems.ts";

async function linked({ database: { db } }: CastApp, { userId }: CastPerson): Promise<{ id: UserSystemId }> {
  return db
    .insertInto("user_system")
    .values({ user_id: userId, station_id: stationOf("northgateAngio").id, pin: "4821" })
    .onConflict((conflict) => conflict.columns(["user_id", "station_id"]).doUpdateSet({ pin: "4821" }))
    .returning("id")
    .executeTakeFirstOrThrow();
}

export const ownSystemProbes: readonly OwnProbe[] = [
  {
    operation: "Query.UserSystems",
    query: userSystems,
    give: async (portal, whose) => {
      await linked(portal, whose);
      return {};
    },
  },
  {
    operation: "Mutation.DeleteUserSystem",
    query: deleteSystem,
    shown: userSystems,
    give: linked,
  },
];
