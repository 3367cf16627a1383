import { cast, getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { confirm, requestConfirmation } from "../confirmations/confirmation-requests.ts";
import type { Caller, CastApp } from "../support/cast-app.ts";

const northgate = getCustomer("northgate").id;

/** Turns a scale on at Maya's institution. */
export async function askForRatings({ database: { db } }: CastApp, scale: string | null = "zwisch") {
  await sql`insert into logbook_settings (customer_id, entrustment_scale) values (${northgate}, ${scale})
    on conflict (customer_id) do update set entrustment_scale = excluded.entrustment_scale`.execute(db);
}

/** A record of Maya's, unless another person is given, that Eleanor has confirmed. */
export async function confirmedRecord(portal: CastApp, more: Parameters<typeof requestConfirmation>[1] = {}) {
  const { record, seen } = await requestConfirmation(portal, more);
  await confirm(portal, cast.eleanor, seen);
  return record.id;
}

const fields = `id side scale own { scale level complexity comment } other { scale level complexity comment }
  isOtherHidden viewerCanRate ratingEndsAt recordedRole statedRole { role comment isDisputed } viewerCanStateRole`;

type Rating = {
  readonly scale: string;
  readonly level: number;
  readonly complexity: string | null;
  readonly comment: string | null;
};

export type Entrustment = {
  readonly side: string;
  readonly scale: string | null;
  readonly own: Rating | null;
  readonly other: Rating | null;
  readonly isOtherHidden: boolean;
  readonly viewerCanRate: boolean;
  readonly ratingEndsAt: string | null;
  readonly recordedRole: string | null;
  readonly statedRole: {
    readonly role: string;
    readonly comment: string | null;
    readonly isDisputed: boolean;
  } | null;
  readonly viewerCanStateRole: boolean;
};

export const documents = {
  rate: `mutation ($id: ID!, $rating: EntrustmentRatingInput!) { rateEntrustment(id: $id, rating: $rating) { ${fields} } }`,
  role: `mutation ($id: ID!, $role: StatedRole!, $comment: String) {
    stateTraineeRole(id: $id, role: $role, comment: $comment) { ${fields} }
  }`,
  ofRecord: `query ($id: ID!) { activity(id: $id) { entrustment { ${fields} } } }`,
  ofConfirmation: `query ($id: ID!) { logbookConfirmation(id: $id) { entrustment { ${fields} } } }`,
  cases: `query ($participant: ID) { logbookEntrustments(participant: $participant) {
    recordId day procedureCode interventionType organSystem side scale level complexity
  } }`,
  roles: `{ logbookRolesToSettle { id side otherName recordedRole statedRole { role comment isDisputed } } }`,
} as const;

export async function rate(
  portal: CastApp,
  who: Caller,
  id: string,
  rating: Partial<Rating> & { readonly level: number },
): Promise<Entrustment> {
  return (await portal.get(who, documents.rate, { id, rating })).rateEntrustment;
}

export async function stateRole(
  portal: CastApp,
  who: Caller,
  id: string,
  role: string,
  comment?: string,
): Promise<Entrustment> {
  return (await portal.get(who, documents.role, { id, role, comment })).stateTraineeRole;
}

/** The entrustment of a record as its trainee sees it. */
export async function seenByMaya(portal: CastApp, id: string): Promise<Entrustment | null> {
  return (await portal.get(cast.maya, documents.ofRecord, { id })).activity.entrustment;
}

/** The entrustment of a record as its attending sees it. */
export async function seenByEleanor(portal: CastApp, id: string): Promise<Entrustment | null> {
  return (await portal.get(cast.eleanor, documents.ofConfirmation, { id })).logbookConfirmation.entrustment;
}

/** Moves a confirmation into the past. */
export async function confirmedDaysAgo({ database: { db } }: CastApp, id: string, days: number) {
  await sql`update logbook_record set confirmation_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
    db,
  );
}
