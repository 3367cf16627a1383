import { instant } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, documents, lakeside, newAccount } from "../accounts/operations.ts";
import {
  addMachines,
  anEvent,
  asItStands,
  editMutation as editEvent,
  toRefusal,
} from "../events/event-builders.ts";
import { decideOutcome } from "../groups/invitation-helpers.ts";
import { type Caller, type CastApp, castApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  aVoucher,
  aVoucherInput,
  editMutation as editVoucher,
  hourMs,
} from "../vouchers/voucher-builders.ts";

let portal: CastApp;
const callers = 8;
const began = instant(Date.now());

beforeAll(async () => {
  // The clock stands still, and versions must differ anyway.
  portal = await castApp([], { clock: () => began, database: { poolSize: callers } });
  await addMachines(portal, 20);
});
afterAll(() => portal.close());

/** Something that two people can edit at once. */
type Thing = {
  readonly document: string;
  /** Sends the change with this number, based on the given version. */
  readonly change: (number: number) => object;
  readonly version: string;
};

const later = began + 48 * hourMs;

const things: Readonly<Record<string, () => Promise<Thing>>> = {
  voucher: async () => {
    const { modules, validTo } = aVoucherInput({}, later);
    const { id, modifiedAt } = await aVoucher(portal, { validTo, maxDurationInSeconds: 3600 });
    const change = (number: number) => ({ voucherId: id, validTo, modules, maxUses: 10 + number });
    return { document: editVoucher, change, version: modifiedAt };
  },
  event: async () => {
    const event = await anEvent(portal, { eventAt: new Date(later).toISOString() });
    const change = (number: number) => ({ ...asItStands(event), name: `Event ${number}` });
    return { document: editEvent, change, version: String(event.modifiedAt) };
  },
  account: async () => {
    const id = await newAccount(portal);
    const { name, modifiedAt } = await call(portal, "customer", { customerId: id });
    const change = (number: number) => ({
      id,
      name: `${name} ${number}`,
      admins: [cast.helena.email],
      branches: [1, 2],
    });
    return { document: documents.saveCustomer, change, version: String(modifiedAt) };
  },
  "choice of cases": async () => {
    const customerId = await newAccount(portal);
    const space = { customerId, learningSpaceId: 1 };
    const { cloudModules, modifiedAt } = await call(portal, "customerLearningSpaceAccess", space);
    const ids = cloudModules.flatMap(({ cases }) => cases.map(({ caseId }) => caseId));
    const subset = (number: number) => ids.filter((_, at) => (number >> at) % 2 === 1);
    const change = (number: number) => ({ ...space, fullAccess: false, courses: subset(number) });
    return { document: documents.saveLearningSpaceAccess, change, version: modifiedAt };
  },
};

const send = (thing: Thing, number: number, modifiedAt: string | null | undefined, who: Caller = cast.ruth) =>
  portal.ask<Readonly<Record<string, { readonly modifiedAt: string }>>>(who, thing.document, {
    ...thing.change(number),
    ...(modifiedAt === undefined ? {} : { modifiedAt }),
  });

const sent = async (...given: Parameters<typeof send>): Promise<string> => {
  const { data, errors } = await send(...given);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0]?.modifiedAt ?? "";
};

describe.each(Object.entries(things))(
  "two people who change one %s (2.037, 3.042, 9.028, 9.017)",
  (name, make) => {
    test("the second is told when and by whom it was changed, and nothing is replaced", async () => {
      const thing = await make();
      const first = await sent(thing, 1, thing.version);
      const { keycloakId, firstName, lastName } = cast.ruth;
      expect(toRefusal(await send(thing, 2, thing.version))).toEqual({
        code: "CONFLICT",
        message: `Ruth Abrams changed this ${name} while you did. Nothing was replaced.`,
        modifiedAt: first,
        modifiedBy: { keycloak_id: keycloakId, first_name: firstName, last_name: lastName },
      });
      // The version that the second person has now read may be changed.
      const second = await sent(thing, 2, first);
      expect(Date.parse(second)).toBe(Date.parse(first) + 1);
    });

    test("a repeated save whose answer was lost succeeds", async () => {
      const thing = await make();
      const first = await sent(thing, 1, thing.version);
      expect(await sent(thing, 1, thing.version)).toBe(first);
    });

    test.each([undefined, null])(
      "with the version %s, the save replaces whatever is stored",
      async (version) => {
        const thing = await make();
        const first = await sent(thing, 1, thing.version);
        expect(await sent(thing, 2, version)).not.toBe(first);
      },
    );

    test("of simultaneous saves of one version, exactly one succeeds", async () => {
      const numbers = Array.from({ length: callers }, (_, at) => at + 1);
      for (const round of [1, 2, 3]) {
        const thing = await make();
        // The connections are opened before the race: on a cold pool the calls would run one after the other.
        await Promise.all(numbers.map(() => portal.database.pool.query("select pg_sleep(0.05)")));
        const answers = await Promise.all(
          numbers.map(async (number) => decideOutcome(await send(thing, number, thing.version))),
        );
        const expected = ["ok", ...Array<string>(callers - 1).fill("CONFLICT")];
        expect(answers.toSorted().toReversed(), `round ${round}`).toEqual(expected);
      }
    });

    test("checking the version costs no statement, and reveals nothing to people without read access", async () => {
      const thing = await make();
      const count = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;
      let version = await sent(thing, 1, thing.version);
      const without = await count(() => sent(thing, 2, undefined));
      version = await sent(thing, 3, undefined);
      expect(await count(() => sent(thing, 4, version))).toBe(without);
      expect(toRefusal(await send(thing, 5, thing.version, cast.maya)).code).toBe("NOT_FOUND");
    });
  },
);

test("a conflict with a change by a deleted person names nobody", async () => {
  const make = things.account;
  if (make === undefined) throw new Error("there are accounts");
  const thing = await make();
  await sent(thing, 1, thing.version);
  const { db } = portal.database;
  const { id } = thing.change(1) as { readonly id: number };
  await unbranded(db).updateTable("customer").set({ modified_by: null }).where("id", "=", id).execute();
  expect(toRefusal(await send(thing, 2, thing.version))).toMatchObject({
    code: "CONFLICT",
    message: "Someone changed this account while you did. Nothing was replaced.",
    modifiedBy: null,
  });
});

test("an account's own admin with an outdated name on the page gets a conflict instead of forbidden", async () => {
  const { name, modifiedAt } = await call(portal, "customer", { customerId: lakeside }, cast.helena);
  await call(portal, "saveCustomer", { id: lakeside, name: "Lakeside", admins: [cast.helena.email] });
  const stale = { id: lakeside, name, admins: [cast.helena.email, cast.lukas.email], modifiedAt };
  expect(toRefusal(await portal.ask(cast.helena, documents.saveCustomer, stale)).code).toBe("CONFLICT");
});
