import type { CastPerson } from "@cathedra/test-fixtures";
import { cast } from "@cathedra/test-fixtures";
import { beforeAll, expect, test } from "vitest";
import { setUpPlatform } from "../../learning-platform/small-platform.ts";
import { castApp } from "../../support/cast-app.ts";
import { openBeforeAll } from "../../support/open-before-all.ts";
import { furnish } from "../role-matrix/callers.ts";
import { record } from "../role-matrix/facts.ts";
import type { OwnProbe, Variables } from "../role-matrix/probe.ts";
import { ownProbes } from "../topics.ts";
import { addNeighbours } from "./neighbours.ts";

const questions = ownProbes.filter(({ operation }) => operation.startsWith("Query."));
const getOwner = ({ people: [owner] = [cast.maya, cast.tomas] }: OwnProbe): CastPerson => owner;
type Answers = ReadonlyMap<OwnProbe, unknown>;
const answers: Record<"alone" | "besideStranger" | "besideFellow", Answers> = {
  alone: new Map(),
  besideStranger: new Map(),
  besideFellow: new Map(),
};

// A preparation for one person can change another person's answer: all preparations run first, and then all reads.
const platform = setUpPlatform();
const portal = openBeforeAll(() =>
  castApp([record], {
    config: { voucherAdminCustomers: "*" },
    platform: () => platform.open(),
  }),
);
beforeAll(async () => {
  await furnish(portal);
  const given = new Map<OwnProbe, Variables>();
  for (const probe of questions) given.set(probe, await probe.give(portal, getOwner(probe)));
  const askAll = async (): Promise<Answers> => {
    const heard = new Map<OwnProbe, unknown>();
    for (const probe of questions)
      heard.set(probe, await portal.ask(getOwner(probe), probe.query, given.get(probe)));
    return heard;
  };
  answers.alone = await askAll();
  await addNeighbours(portal.database.db, ["stranger"]);
  answers.besideStranger = await askAll();
  await addNeighbours(portal.database.db, ["fellow"]);
  answers.besideFellow = await askAll();
});

const titled = questions.map((probe) => ({ title: `${probe.operation} ${probe.about ?? ""}`.trim(), probe }));

test.each(titled)("$title gives the same answer with and without rows of another customer", ({ probe }) => {
  expect(answers.besideStranger.get(probe)).toEqual(answers.alone.get(probe));
});

/** Lists shared by a customer's people; admins' lists include the other member too. */
const isShared = ({ operation }: OwnProbe) =>
  ["Query.IRLogFormData", "Query.logbookMappings"].includes(operation);
const administers = ({ administers: customers, groups }: CastPerson) =>
  customers.length > 0 || groups.some(({ role }) => role === "admin");

test.each(titled.filter(({ probe }) => !isShared(probe) && !administers(getOwner(probe))))(
  "$title gives the same answer with and without rows of another group member",
  ({ probe }) => {
    expect(answers.besideFellow.get(probe)).toEqual(answers.besideStranger.get(probe));
  },
);
