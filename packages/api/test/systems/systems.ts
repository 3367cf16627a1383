import { stationOf } from "@cathedra/test-fixtures";
import { hashPin } from "../../src/auth/pin-hash.ts";
import type { TestApp } from "../support/app.ts";

export const pin = "4821";
const hashed = hashPin(pin);

/** A system of the demo world shows this pin, and nobody has tried a wrong one. */
export async function showPin(
  { database: { db } }: Pick<TestApp, "database">,
  key: Parameters<typeof stationOf>[0] = "northgateSkillsLab",
): Promise<void> {
  await db.deleteFrom("wrong_code").execute();
  await db
    .updateTable("station")
    .set({ pin_hash: await hashed })
    .where("id", "=", stationOf(key).id)
    .execute();
}

export const addSystem = `mutation ($serviceTag: String!, $pin: String!) {
  AddSystem(serviceTag: $serviceTag, pin: $pin) { id serviceTag pin name place }
}`;
export const userSystems = "{ UserSystems { id serviceTag pin } }";
export const deleteSystem = "mutation ($id: Int!) { DeleteUserSystem(id: $id) { id undo { undoId } } }";
