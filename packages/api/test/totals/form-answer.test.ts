import type { LocalDate } from "@cathedra/domain";
import {
  catalogue,
  decideCounting,
  getProcedures,
  levels,
  type Procedure,
  participantRoles,
} from "@cathedra/domain/logbook";
import type { IrLogFormData, LogbookTotals } from "@cathedra/graphql-schema";
import { cast } from "@cathedra/test-fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { saved, saving } from "../logbook/save-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { today } from "../support/world.ts";
import { totalsQuery } from "./fields.ts";

const portal = setUpCastApp([]);

const formQuery = `{ IRLogFormData { lastRole lastLevel targets {
  id customerId name interventionType organSystem category subCategory procedureCode roles levels span minimum
} } }`;
const makeForm = async (who: typeof cast.maya) =>
  (await portal.get<{ IRLogFormData: IrLogFormData }>(who, formQuery)).IRLogFormData;
const doneOf = async (who: typeof cast.maya) => {
  const { logbookTotals } = await portal.get<{ logbookTotals: LogbookTotals }>(who, totalsQuery, {
    to: today,
  });
  return new Map(logbookTotals.targets.map(({ target, done }) => [target.id, done]));
};

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 });
const anyCase = fc.record({
  procedure: fc.constantFrom<Procedure>(...getProcedures(catalogue)),
  role: orNull(fc.constantFrom(...participantRoles)),
  level: orNull(fc.constantFrom(...levels)),
  day: fc.integer({ min: 0, max: 700 }).map((back) => {
    const time = Date.parse(today) - back * 86_400_000;
    return new Date(time).toISOString().slice(0, 10) as LocalDate;
  }),
});

test("the form's statement on what a case counts towards matches the totals after saving", async () => {
  const { targets } = await makeForm(cast.maya);
  expect(targets.map(({ id }) => id)).toEqual([...(await doneOf(cast.maya)).keys()]);
  let counted = 0;
  await fc.assert(
    fc.asyncProperty(anyCase, async ({ procedure, role, level, day }) => {
      const before = await doneOf(cast.maya);
      const told = decideCounting(targets, { customerId: 1, procedure, day, own: { role, level } }, today);
      const me = { user: { keycloak_id: cast.maya.keycloakId }, name: "", role, level };
      const { activity, ...rest } = saving({ procedure: { code: procedure.code } });
      await saved(portal, cast.maya, {
        ...rest,
        activity: { ...activity, dateOfProcedure: day, participants: [me] },
      });
      const after = await doneOf(cast.maya);
      const grown = targets.filter(({ id }) => after.get(id) !== before.get(id));
      expect(told.towards.map(({ name }) => name)).toEqual(grown.map(({ name }) => name));
      for (const { id } of grown) expect(after.get(id)).toBe((before.get(id) ?? 0) + 1);
      counted += grown.length;
    }),
    { numRuns: 60 },
  );
  expect(counted).toBeGreaterThan(0);
});

test("role and level default to the person's last stated ones, even if the latest record has none", async () => {
  expect(await makeForm(cast.tomas)).toMatchObject({ lastRole: null, lastLevel: null });
  const me = { user: { keycloak_id: cast.tomas.keycloakId }, name: "" };
  const save = async (role: string | null, level: string | null) => {
    const { activity, ...rest } = saving();
    const row = { ...me, role, level } as never;
    await saved(portal, cast.tomas, { ...rest, activity: { ...activity, participants: [row] } });
  };
  await save("Operator", "R2");
  await save("Assistant", "R3");
  await save(null, null);
  expect(await makeForm(cast.tomas)).toMatchObject({ lastRole: "Assistant", lastLevel: "R3" });
});

test("only the person's own targets are shown, and other people's statements do not count", async () => {
  const { targets } = await makeForm(cast.aiko);
  expect(new Set(targets.map(({ customerId }) => customerId))).toEqual(new Set([2]));
  expect((await makeForm(cast.george)).targets).toEqual([]);
  const row = { user: { keycloak_id: cast.priya.keycloakId }, name: "", role: "Observer", level: null };
  const { activity, ...rest } = saving();
  await saved(portal, cast.maya, {
    ...rest,
    activity: { ...activity, participants: [row] },
  });
  expect((await makeForm(cast.priya)).lastRole).toBeNull();
});

test("a period that ends before it begins is refused with the field named", async () => {
  const asked = { from: "2026-02-01", to: "2026-01-31" };
  const { errors } = await portal.ask(cast.maya, totalsQuery, asked);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID_INPUT", fields: [{ path: "to" }] });
});
