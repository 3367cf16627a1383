import type { LearningSpace } from "@cathedra/graphql-schema";
import { aPng, cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { upload, uploaded } from "../files/upload-helpers.ts";
import { decideOutcome } from "../groups/invitation-helpers.ts";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";

const portal = setUpCastApp();

const save = `mutation ($id: Int!, $displayName: String, $image: ID, $modifiedAt: DateTime) {
  saveLearningSpace(id: $id, displayName: $displayName, image: $image, modifiedAt: $modifiedAt) {
    id code name image administration { displayName platformName courseCount customerCount modifiedAt }
  }
}`;
type Saved = { readonly saveLearningSpace: LearningSpace };

const saved = async (variables: object, who: Caller = cast.ruth) =>
  (await portal.get<Saved>(who, save, variables)).saveLearningSpace;
const refusal = async (variables: object, who: Caller = cast.ruth) =>
  decideOutcome(await portal.ask(who, save, variables));

test("a new name is shown to people everywhere, and clearing it restores the platform's name (5.028)", async () => {
  expect(await saved({ id: 2, displayName: "  Brain   and\tspine " })).toMatchObject({
    name: "Brain and spine",
    administration: { displayName: "Brain and spine", platformName: "Neurointervention" },
  });
  const { customers } = await portal.get(cast.george, "{ customers { branches { name } } }");
  expect(customers.flatMap(({ branches }) => branches)).toContainEqual({ name: "Brain and spine" });
  for (const displayName of ["", "   ", null, "Neurointervention"]) {
    await saved({ id: 2, displayName: "Brain and spine" });
    expect(await saved({ id: 2, displayName })).toMatchObject({
      name: "Neurointervention",
      administration: { displayName: null },
    });
  }
  expect(await refusal({ id: 2, displayName: "a".repeat(121) })).toBe("INVALID_INPUT");
  expect(await refusal({ id: 2, displayName: "a".repeat(10_000) })).toBe("INVALID_INPUT");
  expect(await saved({ id: 2, displayName: "A/B & 🧠" })).toMatchObject({ name: "A/B & 🧠" });
});

test("a logo is served from the portal's origin, kept if it is not named, and removable (5.028, 5.030)", async () => {
  const id = await uploaded(portal, cast.ruth, aPng());
  const withLogo = await saved({ id: 3, image: id });
  expect(withLogo.image).toBe(`/api/logos/${id}.png`);
  expect((await portal.app.inject(String(withLogo.image))).statusCode).toBe(200);
  expect(await saved({ id: 3, displayName: "Heart" })).toMatchObject({
    image: withLogo.image,
    name: "Heart",
  });
  // The same save is repeated after a lost answer.
  expect(await saved({ id: 3, image: id })).toMatchObject({ image: withLogo.image });
  const next = await uploaded(portal, cast.ruth, aPng({ colour: [1, 2, 3] }));
  expect((await saved({ id: 3, image: next })).image).toBe(`/api/logos/${next}.png`);
  expect((await saved({ id: 3, image: null })).image).toBeNull();
  const files = await unbranded(portal.database.db)
    .selectFrom("stored_file")
    .select(["id", "owner"])
    .where("id", "in", [id, next])
    .execute();
  expect(files.map(({ owner }) => owner)).toEqual([null, null]);
});

test("only an unused image that the same person uploaded can become a logo", async () => {
  const owned = await uploaded(portal, cast.ruth, aPng());
  await saved({ id: 1, image: owned });
  expect(await refusal({ id: 4, image: owned })).toBe("INVALID_INPUT");
  const other = { ...cast.wei, roles: ["sys_admin"] } as const;
  const theirs = await uploaded(portal, other, aPng());
  expect(await refusal({ id: 4, image: theirs })).toBe("INVALID_INPUT");
  for (const image of ["", "1", "../logos/a", "00000000-0000-4000-8000-000000000000"]) {
    expect(await refusal({ id: 4, image })).toBe("INVALID_INPUT");
  }
});

test("if two people save one version, the second is told who changed it first (5.028)", async () => {
  const { administration } = await saved({ id: 4, displayName: "Legs" });
  const modifiedAt = administration?.modifiedAt;
  await saved({ id: 4, displayName: "Legs and arms", modifiedAt });
  const { errors } = await portal.ask(cast.ruth, save, { id: 4, displayName: "Limbs", modifiedAt });
  expect(errors?.[0]).toMatchObject({
    message: "Ruth Abrams changed this learning space while you did. Nothing was replaced.",
    extensions: { code: "CONFLICT" },
  });
  expect(await refusal({ id: 999, displayName: "Limbs" })).toBe("NOT_FOUND");
});

test("a change is audited with fields and actor, and a save without changes is not", async () => {
  const { db } = portal.database;
  const rows = () =>
    db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "learning_space.changed")
      .where("subject", "=", "1")
      .execute();
  await saved({ id: 1, displayName: "Aorta" });
  const before = (await rows()).length;
  await saved({ id: 1, displayName: "Aorta" });
  expect(await rows()).toHaveLength(before);
  expect((await rows()).at(-1)).toMatchObject({
    actor_id: cast.ruth.userId,
    after: { displayName: "Aorta" },
  });
});

test.each(["priya", "george", "ingrid", "maya", "sam"] as const)(
  "%s can neither save nor upload, and sees no administration data (X24, 5.032, 5.038)",
  async (who) => {
    expect(await refusal({ id: 1, displayName: "Mine" }, cast[who])).toBe("FORBIDDEN");
    expect((await upload(portal, cast[who], aPng())).statusCode).toBe(403);
    const query = "{ customers { branches { administration { courseCount } } } talentBranches { id } }";
    const { customers, talentBranches } = await portal.get(cast[who], query);
    expect(talentBranches).toEqual([]);
    for (const space of customers.flatMap(({ branches }) => branches ?? []))
      expect(space.administration).toBeNull();
  },
);

test("all spaces with logos, courses and accounts take two statements beside the caller's (5.026, 5.029)", async () => {
  const query = `{ talentBranches { id code name description image administration { courseCount customerCount } } }`;
  const statements = await statementsOf(async () => {
    const { talentBranches } = await portal.get(cast.ruth, query);
    expect(talentBranches).toHaveLength(4);
    const [aorta] = talentBranches.filter(({ id }) => id === 1);
    expect(aorta).toMatchObject({ administration: { courseCount: 6 } });
  });
  expect(statements).toHaveLength(3);
});
