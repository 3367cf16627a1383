import { instant } from "@cathedra/domain";
import { undoTime } from "@cathedra/domain/undo";
import { cast, getGroup } from "@cathedra/test-fixtures";
import { beforeAll, expect, test } from "vitest";
import { deleteOldInvitees } from "../../src/jobs/delete-old-rows.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { invite, person } from "./class-builders.ts";

const smtp = {
  smtpUrl: "smtp://mail.example",
  from: { name: "Cathedra", address: "portal@cathedra.example" },
};
const kept = getGroup("irResidents").id;
const deleted = getGroup("endovascularTrainees").id;
const now = Date.now();

const portal = setUpCastApp([], { config: { mail: smtp } });
beforeAll(async () => {
  await invite(portal, cast.priya, kept, [person("ada@new.example")]);
  await invite(portal, cast.lukas, deleted, [person("bo@new.example"), person("cy@new.example")]);
  await unbranded(portal.database.db)
    .updateTable("customer_group")
    .set({ removed_at: new Date(now) })
    .where("id", "=", deleted)
    .execute();
});

async function invited(): Promise<readonly string[]> {
  const rows = await portal.database.db
    .selectFrom("group_invitee")
    .select("email")
    .orderBy("email")
    .execute();
  return rows.map(({ email }) => email);
}

test("invitees of a deleted group are removed when the deletion can no longer be undone", async () => {
  const { db } = portal.database;
  await deleteOldInvitees(db, instant(now + undoTime.keptMs));
  expect(await invited()).toEqual(["ada@new.example", "bo@new.example", "cy@new.example"]);
  await deleteOldInvitees(db, instant(now + undoTime.keptMs + 61_000));
  expect(await invited()).toEqual(["ada@new.example"]);
});
