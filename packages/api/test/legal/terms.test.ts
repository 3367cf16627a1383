import { termsVersions } from "@cathedra/domain/legal";
import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { acceptTerms, terms } from "./legal.ts";

const [older, newest] = termsVersions.slice(-2).map(({ version }) => version) as [string, string];

type Answer = {
  readonly user: {
    readonly viewerTermsToAccept: { readonly version: string } | null;
  };
  readonly acceptedTerms: readonly { readonly version: string; readonly acceptedAt: string }[];
};

const portal = setUpCastApp();
beforeEach(async () => {
  const { db } = portal.database;
  await sql`delete from terms_acceptance where user_id = ${cast.maya.userId}`.execute(db);
  await sql`update app_user set terms_version = null where id = ${cast.maya.userId}`.execute(db);
});

const accept = (who: CastPerson, version: string) => portal.ask(who, acceptTerms, { version });
const standing = async (who: CastPerson) => {
  const { user, acceptedTerms } = await portal.get<Answer>(who, terms);
  return { ...user, acceptedTerms };
};
const acts = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from audit_log where action = 'terms.accepted' and actor_id = ${cast.maya.userId}`.execute(
    portal.database.db,
  );
  return rows[0]?.n;
};

test("the current version must be accepted once, and is stored with its date", async () => {
  expect((await standing(cast.maya)).viewerTermsToAccept?.version).toBe(newest);
  await accept(cast.maya, newest);
  const { viewerTermsToAccept, acceptedTerms } = await standing(cast.maya);
  expect(viewerTermsToAccept).toBeNull();
  expect(acceptedTerms).toEqual([{ version: newest, acceptedAt: expect.any(String) }]);
});

test("simultaneous acceptances are stored once, with one time", async () => {
  const before = (await acts()) ?? 0;
  await Promise.all(Array.from({ length: 8 }, () => accept(cast.maya, newest)));
  const [first] = (await standing(cast.maya)).acceptedTerms;
  await accept(cast.maya, newest);
  expect((await standing(cast.maya)).acceptedTerms).toEqual([first]);
  expect(await acts()).toBe(before + 1);
});

test("accepting the older version later does not revoke the acceptance of the newer one", async () => {
  await accept(cast.maya, newest);
  await accept(cast.maya, older);
  const { viewerTermsToAccept, acceptedTerms } = await standing(cast.maya);
  expect(viewerTermsToAccept).toBeNull();
  expect(acceptedTerms.map(({ version }) => version).toSorted()).toEqual([older, newest].toSorted());
});

test("a person who accepted an older version is asked to accept the newer one", async () => {
  await accept(cast.maya, older);
  expect((await standing(cast.maya)).viewerTermsToAccept?.version).toBe(newest);
});

test("an unpublished version is refused, and other people's acceptances cannot be read", async () => {
  const { errors } = await accept(cast.maya, "2099:1");
  expect(errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
  const { user } = await portal.get<Pick<Answer, "user">>(
    cast.priya,
    `{ user(emailAddress: "${cast.maya.email}") { viewerTermsToAccept { version } } }`,
  );
  expect(user.viewerTermsToAccept).toBeNull();
});
