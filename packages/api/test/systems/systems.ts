import type { UserSystemId } from "@cathedra/domain";
import { type CastPerson, getStation } from "@cathedra/test-fixtures";
import { hashPin } from "../../src/auth/pin-hash.ts";
import type { TestApp } from "../support/app.ts";

export const pin = "4821";
const hashed = hashPin(pin);

/** A system of the demo world with this pin, and without wrong attempts. */
export async function showPin(
  { database: { db } }: Pick<TestApp, "database">,
  key: Parameters<typeof getStation>[0] = "northgateSkillsLab",
): Promise<void> {
  await db.deleteFrom("wrong_code").execute();
  await db
    .updateTable("station")
    .set({ pin_hash: await hashed })
    .where("id", "=", getStation(key).id)
    .execute();
}

export const addSystem = `mutation ($serviceTag: String!, $pin: String!) {
  AddSystem(serviceTag: $serviceTag, pin: $pin) { id serviceTag pin name place }
}`;
export const userSystems = "{ UserSystems { id serviceTag pin } }";
export const deleteSystem = "mutation ($id: Int!) { DeleteUserSystem(id: $id) { id undo { undoId } } }";

/** A link of this person with a system of Northgate. */
export async function linked(
  { database: { db } }: Pick<TestApp, "database">,
  { userId }: CastPerson,
): Promise<{ id: UserSystemId }> {
  return db
    .insertInto("user_system")
    .values({ user_id: userId, station_id: getStation("northgateAngio").id, pin: "4821" })
    .onConflict((conflict) => conflict.columns(["user_id", "station_id"]).doUpdateSet({ pin: "4821" }))
    .returning("id")
    .executeTakeFirstOrThrow();
}
