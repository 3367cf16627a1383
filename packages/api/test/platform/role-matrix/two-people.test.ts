import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { Kind, parse, print, visit } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { modules } from "../../../src/modules/index.ts";
import { setUpPlatform } from "../../learning-platform/small-platform.ts";
import { castApp } from "../../support/cast-app.ts";
import { openBeforeAll } from "../../support/open-before-all.ts";
import { ownProbes } from "../topics.ts";
import { furnish } from "./callers.ts";
import { record } from "./facts.ts";
import type { OwnProbe } from "./probe.ts";
import { guards } from "./rules.ts";

const platform = setUpPlatform();
const portal = openBeforeAll(() =>
  castApp([record], {
    config: { voucherAdminCustomers: "*" },
    platform: () => platform.open(),
  }),
);
beforeAll(async () => {
  await furnish(portal);
});

/** The data of an answer, or the codes of its errors. */
async function heardBy(who: CastPerson, query: string, variables: unknown) {
  const { data, errors } = await portal.ask(who, query, variables);
  return { data, codes: errors?.map(({ message, extensions: { code } }) => `${code}: ${message}`) };
}

function getPeople({ people = [cast.maya, cast.tomas] }: OwnProbe): readonly [CastPerson, CastPerson] {
  return people;
}

const prefetched = new Set(modules.flatMap(({ prefetchFields = {} }) => Object.keys(prefetchFields)));

/** A query whose fields are in a fragment is not prefetched; both ways are tried. */
function waysOf(probe: OwnProbe): readonly OwnProbe[] {
  if (!prefetched.has(probe.operation)) return [probe];
  const query = print(
    visit(parse(probe.query), {
      OperationDefinition: (operation) => ({
        ...operation,
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: [{ kind: Kind.INLINE_FRAGMENT, selectionSet: operation.selectionSet }],
        },
      }),
    }),
  );
  return [probe, { ...probe, query, about: "in a fragment" }];
}

const titled = ownProbes.flatMap(waysOf).map((probe) => ({
  title: `${probe.operation}${probe.about === undefined ? "" : ` ${probe.about}`}`,
  probe,
}));

describe.each(titled.filter(({ probe }) => probe.shown === undefined))("$title", ({ probe }) => {
  test("the owner reads their own data, and another person reads none of it", async () => {
    const [owner, other] = getPeople(probe);
    const { query, unknown = {} } = probe;
    const before = {
      owner: await heardBy(owner, query, unknown),
      other: await heardBy(other, query, unknown),
    };
    const given = await probe.give(portal, owner);
    expect(await heardBy(other, query, given)).toEqual(before.other);
    const heard = await heardBy(owner, query, given);
    expect(heard.codes).toBeUndefined();
    expect(heard).not.toEqual(before.owner);
  });
});

describe.each(titled.filter(({ probe }) => probe.shown !== undefined))("$title", ({ probe }) => {
  test("the owner can change their own data, and another person cannot", async () => {
    const [owner, other] = getPeople(probe);
    const { query, shown = "" } = probe;
    const given = await probe.give(portal, owner);
    const before = await heardBy(owner, shown, given);
    expect(before.codes).toBeUndefined();
    await heardBy(other, query, given);
    expect(await heardBy(owner, shown, given)).toEqual(before);
    expect((await heardBy(owner, query, given)).codes).toBeUndefined();
    expect(await heardBy(owner, shown, given)).not.toEqual(before);
  });
});

test("every guard for own data has a probe with two people, and every such probe has a guard", () => {
  const owed = guards.flatMap((guard) => ("own" in guard ? [guard.operation] : []));
  const probed = new Set(ownProbes.map(({ operation }) => operation));
  expect([...probed].toSorted()).toEqual(owed.toSorted());
});
