import { cast } from "@cathedra/test-fixtures";
import { beforeEach, describe, expect, test } from "vitest";
import {
  addEvent,
  addMachines,
  addVoucher,
  caseOfTests,
  setUpFleet,
  startMutation,
} from "../machines/fleet.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { emptyFleet, runningSession } from "./room-helpers.ts";

const fleet = setUpFleet();
beforeEach(() => emptyFleet(fleet));

const { maya, tomas, aiko, priya, ruth } = cast;
type Ending = { readonly reason: string; readonly ended_at: string } | null;
const endingQuery =
  "query ($sessionId: ID!) { cloudSessionEnding(sessionId: $sessionId) { reason ended_at } }";
const ending = async (who: typeof maya, sessionId: string) =>
  (await fleet.get<{ cloudSessionEnding: Ending }>(who, endingQuery, { sessionId })).cloudSessionEnding;

const byId = (name: string) => `mutation ($vmId: ID!) { ${name}(vmId: $vmId) { id } }`;
const turnOff = "mutation ($url: String!) { turnOffVM(url: $url) { id } }";
const end = `mutation ($voucherId: Int!) { stopCloudCaseSessionWithVoucherId(voucherId: $voucherId) { id } }`;

async function ownSession() {
  const voucherId = await addVoucher(fleet.db, [maya]);
  return { voucherId, ...(await runningSession(fleet, { by: maya, voucherId })) };
}

/** An event with Priya as its organizer and Tomás as a participant. */
async function eventSession() {
  const voucherId = await addEvent(fleet.db, new Date(), [priya.email]);
  await unbranded(fleet.db)
    .insertInto("voucher_user")
    .values({ voucher_id: voucherId, user_id: tomas.userId, granted_s: 0 })
    .execute();
  return { voucherId, ...(await runningSession(fleet, { by: priya, voucherId, isEvent: true })) };
}

describe("a person whose session an administrator ended reads the reason (decision 0063)", () => {
  test.each([
    ["turned off", turnOff, "The session has ended: an administrator turned the simulator off"],
    ["reset", byId("resetVMToOff"), "The session has ended: an administrator reset the simulator"],
    [
      "removed",
      "mutation ($vmId: ID!) { removeVM(vmId: $vmId) }",
      "The session has ended: an administrator took the simulator out of service",
    ],
  ])("the reason is shown if the machine was %s", async (_what, mutation, reason) => {
    const { machine, sessionId } = await ownSession();
    expect(await ending(maya, sessionId)).toBeNull();
    await fleet.get(ruth, mutation, { vmId: machine, url: fleet.agents.url(machine) });
    expect(await ending(maya, sessionId)).toEqual({ reason, ended_at: expect.any(String) });
  });

  test("if the administrator ended the session or freed the machine of a start", async () => {
    const { sessionId, voucherId } = await ownSession();
    await fleet.get(ruth, end, { voucherId });
    expect((await ending(maya, sessionId))?.reason).toBe("The session has ended: an administrator ended it");
    await addMachines(fleet, 1);
    const { startSingleUserCloudCase: start } = await fleet.get<{
      startSingleUserCloudCase: { id: string; session_id: string };
    }>(maya, startMutation, { ...caseOfTests, voucherId });
    expect(await ending(maya, start.session_id)).toBeNull();
    await fleet.get(ruth, byId("resetVMToIdle"), { vmId: start.id });
    expect((await ending(maya, start.session_id))?.reason).toBe(
      "The start was cancelled: an administrator freed the simulator",
    );
  });

  test("the reason is shown also after the machine was turned on again", async () => {
    const { machine, sessionId } = await ownSession();
    const url = fleet.agents.url(machine);
    await fleet.get(ruth, turnOff, { url });
    await fleet.get(ruth, "mutation ($url: String!) { turnOnVM(url: $url) { id } }", { url });
    expect((await ending(maya, sessionId))?.reason).toContain("turned the simulator off");
  });
});

test("for an event, where each person in it reads who ended it according to their own role", async () => {
  const { sessionId, voucherId } = await eventSession();
  await fleet.get(priya, end, { voucherId });
  expect((await ending(priya, sessionId))?.reason).toBe("The session has ended");
  expect((await ending(tomas, sessionId))?.reason).toBe("The session has ended: an organizer ended it");
  const other = await eventSession();
  await fleet.get(ruth, "mutation ($id: Int!) { turnOffVMsOfEvent(voucherId: $id) { id } }", {
    id: other.voucherId,
  });
  for (const who of [priya, tomas])
    expect((await ending(who, other.sessionId))?.reason).toContain(
      "an administrator turned the simulator off",
    );
});

test("the creator of the event ends it as its organizer, even with an unverified address (X29)", async () => {
  const { sessionId, voucherId } = await eventSession();
  await unbranded(fleet.db)
    .updateTable("resource_access_voucher")
    .set({ creator_id: cast.lukas.userId })
    .where("id", "=", voucherId)
    .execute();
  await fleet.get({ ...cast.lukas, isEmailVerified: false }, end, { voucherId });
  expect((await ending(tomas, sessionId))?.reason).toBe("The session has ended: an organizer ended it");
});

test("another person's session is answered like an unknown one, in one statement beside the caller's", async () => {
  const own = await ownSession();
  const event = await eventSession();
  for (const { machine } of [own, event]) await fleet.get(ruth, turnOff, { url: fleet.agents.url(machine) });
  for (const sessionId of [own.sessionId, event.sessionId, "7a4c0000-0000-4000-8000-00000000ffff", "x"])
    expect(await ending(aiko, sessionId)).toBeNull();
  expect(await ending(tomas, own.sessionId)).toBeNull();
  expect(await statementsOf(() => ending(maya, own.sessionId))).toHaveLength(2);
});
