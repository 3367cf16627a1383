import { instant } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { beforeAll, expect, test } from "vitest";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { accept, aVoucher } from "../vouchers/voucher-builders.ts";
import { addMachines, anEvent } from "./event-builders.ts";

let now = Date.now();
const portal = setUpCastApp([], { clock: () => instant(now) });
beforeAll(() => addMachines(portal, 4));
const { maya, tomas, aiko, priya, ingrid } = cast;

const wait = async (who: Caller, voucherId: number) =>
  (
    await portal.get(who, "mutation ($voucherId: Int!) { waitForEvent(voucherId: $voucherId) }", {
      voucherId,
    })
  ).waitForEvent;
const seconds = (count: number) => {
  now += count * 1000;
};
/** The people who wait, as this person sees them. */
async function waiting(who: Caller, voucherId: number): Promise<Readonly<Record<string, string | null>>> {
  const query = `query ($voucherId: Int!) { getEventResourceAccessVoucherById(voucherId: $voucherId) {
    connections { first_name waitingSince } } }`;
  const { getEventResourceAccessVoucherById: event } = await portal.get(who, query, { voucherId });
  type Person = { readonly first_name: string; readonly waitingSince: string | null };
  return Object.fromEntries(
    event.connections.map(({ first_name, waitingSince }: Person) => [first_name, waitingSince]),
  );
}
/** The time since which a person waits, as support sees it on the person's page. */
async function forSupport(of: Caller, voucherId: number): Promise<string | null | undefined> {
  const query = "query ($id: ID!) { startChoices(personId: $id, kind: event) { id waitingSince } }";
  const { startChoices } = await portal.get(ingrid, query, { id: of.keycloakId });
  return startChoices.find(({ id }: { readonly id: string }) => id === String(voucherId))?.waitingSince;
}

test("organizers and support see who is waiting for an event, from its start until the person leaves (3.053)", async () => {
  const { id, code } = await anEvent(portal, { organizers: [priya.email] });
  const { id: other, code: codeOfOther } = await anEvent(portal, { organizers: [priya.email] });
  for (const who of [maya, tomas]) await accept(portal, who, code);
  await accept(portal, maya, codeOfOther);
  expect(await waiting(priya, id)).toEqual({ Maya: null, Tomás: null });
  const since = new Date(now).toISOString();
  expect(await wait(maya, id)).toBe(since);
  expect(await waiting(priya, id)).toEqual({ Maya: since, Tomás: null });
  expect(await forSupport(maya, id)).toBe(since);
  // Other events and other people do not show the waiting person.
  expect(await waiting(priya, other)).toEqual({ Maya: null });
  expect(await waiting(maya, id)).toEqual({});
  expect(await forSupport(tomas, id)).toBeNull();
  // Repeating the call keeps the time at which the wait began.
  seconds(100);
  expect(await wait(maya, id)).toBe(since);
  seconds(100);
  expect(await waiting(priya, id)).toEqual({ Maya: since, Tomás: null });
  // A person who has left is removed, and a new wait starts a new time.
  seconds(21);
  expect(await waiting(priya, id)).toEqual({ Maya: null, Tomás: null });
  expect(await forSupport(maya, id)).toBeNull();
  expect(await wait(maya, id)).toBe(new Date(now).toISOString());
});

test("only people who accepted the event can wait for it, and nobody can wait for anything else", async () => {
  const { id, code } = await anEvent(portal, { organizers: [priya.email] });
  await accept(portal, maya, code);
  for (const who of [aiko, priya]) expect(await wait(who, id)).toBeNull();
  expect(await wait(maya, 2_000_000_000)).toBeNull();
  const voucher = await aVoucher(portal);
  await accept(portal, maya, voucher.code);
  expect(await wait(maya, voucher.id)).toBeNull();
  expect(await waiting(priya, id)).toEqual({ Maya: null });
});
