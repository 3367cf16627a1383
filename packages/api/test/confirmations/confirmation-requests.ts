import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { saved, saving } from "../logbook/save-helpers.ts";
import type { Caller, CastApp } from "../support/cast-app.ts";

export const getAttending = {
  eleanor: { id: "a77e4d14-0000-4000-8000-000000000001" },
  rajesh: { id: "a77e4d14-0000-4000-8000-000000000002" },
  /** An attending without an e-mail address. */
  yusuf: { id: "a77e4d14-0000-4000-8000-000000000007" },
} as const;

export type Seen = { readonly id: string; readonly modifiedAt: string; readonly state: "open" | "returned" };

/** A record of a trainee's, which asks this attending. */
export async function requestConfirmation(
  portal: CastApp,
  {
    who = cast.maya,
    attending = getAttending.eleanor,
    ...overrides
  }: Parameters<typeof saving>[0] & {
    readonly who?: CastPerson;
    readonly attending?: { readonly id: string };
  } = {},
) {
  const record = await saved(portal, who, saving({ ...overrides, attending }));
  return { record, seen: { id: record.id, modifiedAt: record.modifiedAt, state: "open" } as Seen };
}

export const confirmMutation = `mutation ($records: [SeenActivityInput!]!) {
  confirmActivities(records: $records) {
    records { id confirmation { state word by { keycloak_id } } } left counts { open reopening } undo { undoId seconds }
    undoOfEach { id undo { undoId } }
  }
}`;

export type Confirmed = {
  readonly records: readonly {
    readonly id: string;
    readonly confirmation: { readonly state: string; readonly word: string | null };
  }[];
  readonly left: readonly string[];
  readonly counts: { readonly open: number; readonly reopening: number };
  readonly undo: { readonly undoId: string; readonly seconds: number } | null;
  readonly undoOfEach: readonly { readonly id: string; readonly undo: { readonly undoId: string } }[];
};

export async function confirm(portal: CastApp, who: Caller, ...records: readonly Seen[]): Promise<Confirmed> {
  return (await portal.get<{ confirmActivities: Confirmed }>(who, confirmMutation, { records }))
    .confirmActivities;
}

export const returnMutation = `mutation ($record: SeenActivityInput!, $word: String!) {
  returnActivity(record: $record, word: $word) { isReturned record { id confirmation { state word } } counts { open } undo { undoId } }
}`;

type Returned = {
  readonly isReturned: boolean;
  readonly record: { readonly confirmation: { readonly state: string; readonly word: string | null } };
  readonly undo: { readonly undoId: string } | null;
};

export async function giveBack(portal: CastApp, who: Caller, record: Seen, word = "The side is wrong.") {
  return (await portal.get<{ returnActivity: Returned }>(who, returnMutation, { record, word }))
    .returnActivity;
}

export const change = (name: "reopenActivity" | "askToReopenActivity") =>
  `mutation ($id: ID!, $word: String!) {
    ${name}(id: $id, word: $word) { id activity { id confirmation { state reopeningWord } } }
  }`;

export const inSteadMutation = `mutation ($record: SeenActivityInput!, $word: String!) {
  confirmActivityInStead(record: $record, word: $word) {
    id activity { id confirmationState confirmationCapacity confirmation { confirmed { byName capacity reason fingerprint } } }
  }
}`;

/** The status of a record's confirmation as a person sees it in the logbook. */
const stateQuery = `query ($id: ID!) { activity(id: $id) {
  viewerCanEdit viewerCanDelete modifiedAt askedAddress { newAddressAskedAt newAddressFrom addressChangedAt }
  confirmation {
    state obstacle word reopeningWord askedAt by { last_name } viewerCanReopen viewerCanAskToReopen
  }
} }`;

export type State = {
  readonly viewerCanEdit: boolean;
  readonly viewerCanDelete: boolean;
  readonly modifiedAt: string;
  readonly askedAddress: {
    readonly newAddressAskedAt: string | null;
    readonly newAddressFrom: string | null;
    readonly addressChangedAt: string | null;
  } | null;
  readonly confirmation: {
    readonly state: string;
    readonly obstacle: string | null;
    readonly word: string | null;
    readonly reopeningWord: string | null;
    readonly askedAt: string;
    readonly by: { readonly last_name: string } | null;
    readonly viewerCanReopen: boolean;
    readonly viewerCanAskToReopen: boolean;
  };
};

export async function getState(portal: CastApp, who: Caller, id: string): Promise<State> {
  return (await portal.get<{ activity: State }>(who, stateQuery, { id })).activity;
}

export const listQuery = `query ($state: LogbookConfirmationList, $trainee: ID, $first: Int, $after: String) {
  logbookConfirmations(state: $state, trainee: $trainee, first: $first, after: $after) {
    records { id optionalIdentifier } next trainees { person { keycloak_id } count } counts { isAttending open reopening isByMail }
  }
}`;

export type Listed = {
  readonly records: readonly { readonly id: string; readonly optionalIdentifier: string | null }[];
  readonly next: string | null;
  readonly trainees: readonly { readonly person: { readonly keycloak_id: string }; readonly count: number }[];
  readonly counts: {
    readonly isAttending: boolean;
    readonly open: number;
    readonly reopening: number;
    readonly isByMail: boolean;
  };
};

export async function listed(portal: CastApp, who: Caller, variables: object = {}): Promise<Listed> {
  return (await portal.get<{ logbookConfirmations: Listed }>(who, listQuery, variables)).logbookConfirmations;
}

/** The code of the refusal; undefined where it was done. */
export async function getCode(portal: CastApp, who: Caller, query: string, variables: unknown) {
  return (await portal.ask(who, query, variables)).errors?.[0]?.extensions.code;
}

/** The entries of the audit log about a record, oldest first. */
export function auditsOf(portal: CastApp, id: string) {
  return portal.database.db
    .selectFrom("audit_log")
    .select(["action", "before", "after"])
    .where("subject", "=", id)
    .orderBy("id")
    .execute();
}

/** Uses the undo that an answer has offered. */
export function undo(portal: CastApp, who: Caller, undoId: string | undefined) {
  return portal.get(who, "mutation ($undoId: ID!) { undo(undoId: $undoId) { undoId } }", { undoId });
}

/** Removes all records, for tests that read a whole list. */
export function forgetAll(portal: CastApp) {
  return portal.database.db.deleteFrom("logbook_record").execute();
}
