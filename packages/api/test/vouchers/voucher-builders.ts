import type { CaseId, LearningSpaceId, ModuleId } from "@cathedra/domain";
import type { CloudModulesResourceAccessVoucher } from "@cathedra/graphql-schema";
import { cast, getCustomer } from "@cathedra/test-fixtures";
import { expect } from "vitest";
import { checkInvariants } from "../../src/invariants/invariant.ts";
import { quotaInvariants } from "../../src/invariants/quota.ts";
import { voucherInvariants } from "../../src/invariants/vouchers.ts";
import { aNewcomer, decideOutcome } from "../groups/invitation-helpers.ts";
import type { Answer, Caller, CastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";

export const hourMs = 3_600_000;

const voucherFields =
  "id name code used maxUses validTo modifiedAt maxDurationInSeconds state modules { moduleId cases { caseId } }";

export const createMutation = `
  mutation (
    $validTo: DateTime!, $customerId: Int!, $learningSpaceId: Int!, $maxUses: Int!, $maxDurationInSeconds: Int!,
    $modules: [CloudModuleCasesInput!]!, $name: String, $idempotencyKey: String
  ) {
    createCloudModulesResourceAccessVoucher(
      validTo: $validTo, customerId: $customerId, learningSpaceId: $learningSpaceId, maxUses: $maxUses,
      maxDurationInSeconds: $maxDurationInSeconds, modules: $modules, name: $name, idempotencyKey: $idempotencyKey
    ) { ${voucherFields} }
  }`;

export const editMutation = `
  mutation (
    $voucherId: Int!, $validTo: DateTime!, $maxUses: Int!, $modules: [CloudModuleCasesInput!]!, $modifiedAt: DateTime
  ) {
    editCloudModulesResourceAccessVoucher(
      voucherId: $voucherId, validTo: $validTo, maxUses: $maxUses, modules: $modules, modifiedAt: $modifiedAt
    ) { ${voucherFields} }
  }`;

export const archiveMutation = `
  mutation ($id: Int!) {
    archiveResourceAccessVoucher(resourceAccessVoucherId: $id) { id type cloudModulesVoucher { id state archivedByUserId } }
  }`;

export const acceptMutation =
  "mutation ($code: String!) { acceptResourceAccessVoucher(code: $code) { voucherId type } }";

export const giveMutation = `
  mutation (
    $personId: ID!, $customerId: Int!, $learningSpaceId: Int!, $validTo: DateTime!, $maxDurationInSeconds: Int!,
    $modules: [CloudModuleCasesInput!], $idempotencyKey: String
  ) {
    giveCloudModulesTime(
      personId: $personId, customerId: $customerId, learningSpaceId: $learningSpaceId, validTo: $validTo,
      maxDurationInSeconds: $maxDurationInSeconds, modules: $modules, idempotencyKey: $idempotencyKey
    ) { voucherId undo { undoId seconds } }
  }`;

export type Voucher = Pick<
  CloudModulesResourceAccessVoucher,
  "id" | "used" | "maxUses" | "validTo" | "modifiedAt" | "maxDurationInSeconds" | "state"
> & { readonly code: string };

/** Three users of two hours each, of Northgate's neurointervention. */
export function aVoucherInput(overrides: Readonly<Record<string, unknown>> = {}, now: number = Date.now()) {
  return {
    validTo: new Date(now + 30 * 24 * hourMs).toISOString(),
    customerId: getCustomer("northgate").id,
    learningSpaceId: 2 as LearningSpaceId,
    maxUses: 3,
    maxDurationInSeconds: 7200,
    modules: [
      {
        moduleId: "carotid-stenting" as ModuleId,
        caseIds: ["carotid-stenting-02" as CaseId, "carotid-stenting-01" as CaseId],
      },
    ],
    ...overrides,
  };
}

/** Two hours of Northgate's for Maya. */
export function aGift(overrides: Readonly<Record<string, unknown>> = {}, now: number = Date.now()) {
  const { maxUses: _, ...voucher } = aVoucherInput({}, now);
  return { ...voucher, personId: cast.maya.keycloakId, ...overrides };
}

/** A voucher that a system admin has made. */
export async function aVoucher(
  portal: CastApp,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<Voucher> {
  const answer = await portal.get<{ createCloudModulesResourceAccessVoucher: Voucher }>(
    cast.ruth,
    createMutation,
    aVoucherInput(overrides),
  );
  return answer.createCloudModulesResourceAccessVoucher;
}

export function accept(portal: CastApp, who: Caller, code: string) {
  return portal.ask(who, acceptMutation, {
    code,
  });
}

export const accepting = (portal: CastApp, who: Caller, code: string) => async () =>
  decideOutcome(await accept(portal, who, code));

/** People who have signed in before, so that only what is measured remains. */
export async function newcomers(portal: CastApp, count: number): Promise<readonly Caller[]> {
  const people = Array.from({ length: count }, aNewcomer);
  // The vouchers are created one after the other: only the test itself makes concurrent calls.
  for (let come = 0; come < count; come += 20) {
    await Promise.all(people.slice(come, come + 20).map((who) => portal.get(who, "{ user { email } }")));
  }
  return people;
}

/** The balances of a customer, in hours. */
export async function hoursOf({ database: { db } }: CastApp, customerId = 1) {
  const { spendable_ms, reserved_ms, consumed_ms } = await unbranded(db)
    .selectFrom("quota_account")
    .select(["spendable_ms", "reserved_ms", "consumed_ms"])
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return {
    spendable: spendable_ms / hourMs,
    reserved: reserved_ms / hourMs,
    consumed: consumed_ms / hourMs,
  };
}

export function toAuditFacts({ database: { db } }: CastApp, voucherId: number) {
  return db
    .selectFrom("audit_log")
    .select(["actor_id", "customer_id", "action", "before", "after"])
    .where("subject", "=", String(voucherId))
    .where("action", "like", "voucher.%")
    .orderBy("id")
    .execute();
}

/** The unique keys of a voucher's entries in the ledger of its account. */
export async function keysOfLedger({ database: { db } }: CastApp, voucherId: number) {
  const entries = await unbranded(db)
    .selectFrom("quota_entry")
    .select("transfer_key")
    .where("voucher_id", "=", voucherId)
    .execute();
  return entries.map(({ transfer_key }) => transfer_key);
}

export async function expectInvariants({ database: { db } }: CastApp): Promise<void> {
  expect(await checkInvariants(db, [...quotaInvariants, ...voucherInvariants])).toEqual([]);
}

export function getFields({ errors }: Answer<unknown>) {
  const fields = errors?.[0]?.extensions.fields as readonly {
    readonly path: string;
    readonly code: string;
  }[];
  return Object.fromEntries((fields ?? []).map(({ path, code }) => [path, code]));
}
