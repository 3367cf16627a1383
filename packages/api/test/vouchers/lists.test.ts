import { instant } from "@cathedra/domain";
import type { CloudModulesResourceAccessVoucherAsTrainee } from "@cathedra/graphql-schema";
import { cast } from "@cathedra/test-fixtures";
import { beforeAll, expect, test } from "vitest";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { ownVouchersQuery, wholeVouchersQuery } from "./fields.ts";
import { accept, archiveMutation, aVoucher, newcomers, type Voucher } from "./voucher-builders.ts";

let now = Date.now();
const secondMs = 1000;

const portal = setUpCastApp([], { clock: () => instant(now) });
beforeAll(async () => {
  const { carotid, stroke, lakeside, short, archived } = {
    carotid: await anotherVoucher({}),
    stroke: await anotherVoucher({
      modules: [{ moduleId: "stroke-thrombectomy", caseIds: ["stroke-thrombectomy-01"] }],
    }),
    lakeside: await anotherVoucher({
      customerId: 2,
      learningSpaceId: 4,
      modules: [{ moduleId: "sfa-revascularization", caseIds: ["sfa-revascularization-01"] }],
    }),
    short: await anotherVoucher({ validTo: new Date(now + 20 * secondMs).toISOString() }),
    archived: await anotherVoucher({}),
  };
  for (const { code } of [carotid, stroke, short, archived]) await accept(portal, cast.maya, code);
  now += secondMs;
  await accept(portal, cast.tomas, carotid.code);
  await portal.get(cast.george, archiveMutation, { id: archived.id });
  now += 20 * secondMs;
  ids = {
    carotid: carotid.id,
    stroke: stroke.id,
    lakeside: lakeside.id,
    short: short.id,
    archived: archived.id,
  };
});

let ids: Readonly<Record<"carotid" | "stroke" | "lakeside" | "short" | "archived", number>>;

async function anotherVoucher(overrides: Readonly<Record<string, unknown>>): Promise<Voucher> {
  const voucher = await aVoucher(portal, { maxDurationInSeconds: 3600, ...overrides });
  now += secondMs;
  return voucher;
}

const listQuery = `query ($state: ResourceAccessVoucherState, $search: String, $space: Int, $sort: ResourceAccessVoucherSort, $limit: Int, $offset: Int) {
  getAllCloudModulesResourceAccessVouchersAsAdmin(
    state: $state, search: $search, learningSpaceId: $space, sort: $sort, limit: $limit, offset: $offset
  ) { id }
}`;

async function listed(who: Caller, variables: Readonly<Record<string, unknown>> = {}) {
  const { getAllCloudModulesResourceAccessVouchersAsAdmin: found } = await portal.get<{
    getAllCloudModulesResourceAccessVouchersAsAdmin: readonly { readonly id: number }[];
  }>(who, listQuery, variables);
  return found.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0]);
}

test("system admins see the vouchers of all accounts, and others those of their own listed accounts (2.034, X21)", async () => {
  expect(await listed(cast.ruth)).toEqual(["archived", "short", "lakeside", "stroke", "carotid"]);
  for (const who of [cast.george, cast.priya])
    expect(await listed(who)).toEqual(["archived", "short", "stroke", "carotid"]);
  for (const who of [cast.helena, cast.lukas, cast.maya, cast.ingrid]) expect(await listed(who)).toEqual([]);
});

test.each([
  [{ state: "active" }, ["lakeside", "stroke", "carotid"]],
  [{ state: "expired" }, ["short"]],
  [{ state: "archived" }, ["archived"]],
  [{ sort: "oldest" }, ["carotid", "stroke", "lakeside", "short", "archived"]],
  [{ space: 4 }, ["lakeside"]],
  [{ limit: 2, offset: 1 }, ["short", "lakeside"]],
  [{ search: "LAKESIDE" }, ["lakeside"]],
  [{ search: "stroke thrombectomy" }, ["stroke"]],
  [{ search: "neuroínterv" }, ["archived", "short", "stroke", "carotid"]],
  [{ search: "ruth abrams" }, ["archived", "short", "lakeside", "stroke", "carotid"]],
  [{ search: "%%" }, []],
  [{ search: " \0 " }, ["archived", "short", "lakeside", "stroke", "carotid"]],
])("%o lists %j (2.025, 2.026)", async (variables, expected) => {
  expect(await listed(cast.ruth, variables)).toEqual(expected);
});

test("an administrator sees a voucher completely, with who accepted it and when (2.032, X103)", async () => {
  await unbranded(portal.database.db)
    .updateTable("voucher_user")
    .set({ used_s: 600 })
    .where("user_id", "=", cast.maya.userId)
    .where("voucher_id", "=", ids.carotid)
    .execute();
  const { getAllCloudModulesResourceAccessVouchersAsAdmin: all } = await portal.get<{
    getAllCloudModulesResourceAccessVouchersAsAdmin: readonly Voucher[];
  }>(cast.george, wholeVouchersQuery);
  expect(all.at(-1)).toMatchObject({
    id: ids.carotid,
    type: "cloud_modules",
    customer: { id: 1, name: "Northgate University Hospital" },
    learningSpace: { id: 2, code: "neuro", name: "Neurointervention" },
    creator: { first_name: "Ruth" },
    archivedAt: null,
    archivedByUserId: null,
    used: 2,
    users: [{ first_name: "Tomás" }, { first_name: "Maya" }],
    first: [{ keycloak_id: cast.tomas.keycloakId }],
    modules: [{ moduleId: "carotid-stenting", cases: [{ caseId: "carotid-stenting-01" }, {}] }],
    userQuota: [
      { user: { first_name: "Tomás" }, durationLeft: 3600 },
      { user: { first_name: "Maya" }, durationLeft: 3000, acceptedAt: expect.any(String) },
    ],
    state: "active",
    viewerCanEdit: true,
    viewerCanArchive: true,
  });
  expect(all.slice(0, 2)).toMatchObject([
    {
      state: "archived",
      archivedByUserId: cast.george.keycloakId,
      viewerCanEdit: false,
      viewerCanArchive: false,
    },
    { state: "expired", viewerCanEdit: false, viewerCanArchive: true },
  ]);
});

type AsTrainee = {
  readonly getCloudModulesResourceAccessVouchersAsTrainee: readonly CloudModulesResourceAccessVoucherAsTrainee[];
};

test("a trainee sees accepted vouchers, first the valid ones, then the expired ones (2.033, 2.035)", async () => {
  const { getCloudModulesResourceAccessVouchersAsTrainee: own } = await portal.get<AsTrainee>(
    cast.maya,
    ownVouchersQuery,
  );
  expect(own).toMatchObject([
    { voucherId: ids.carotid, expired: false, durationLeftInSeconds: 3000, customer: { id: 1 } },
    { voucherId: ids.stroke, expired: false, learningSpace: { code: "neuro" } },
    { voucherId: ids.short, expired: true },
    { voucherId: ids.archived, expired: true },
  ]);
  expect(await portal.get(cast.aiko, ownVouchersQuery)).toEqual({
    getCloudModulesResourceAccessVouchersAsTrainee: [],
  });
});

test("a page of many vouchers takes as many statements as one voucher", async () => {
  const one = await statementsOf(() => portal.get(cast.george, wholeVouchersQuery));
  const trainee = await statementsOf(() => portal.get(cast.maya, ownVouchersQuery));
  const [who] = await newcomers(portal, 1);
  if (who === undefined) throw new Error("nobody came");
  for (let number = 0; number < 20; number += 1) {
    const { code } = await anotherVoucher({ maxUses: 1 });
    await accept(portal, who, code);
  }
  const many = await statementsOf(() => portal.get(cast.george, wholeVouchersQuery));
  const manyOfTrainee = await statementsOf(() => portal.get(who, ownVouchersQuery));
  expect([one.length, many.length]).toEqual([4, 4]);
  expect([trainee.length, manyOfTrainee.length]).toEqual([2, 2]);
});
