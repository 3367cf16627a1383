import { aRecordInput } from "@cathedra/test-fixtures";
import type { Caller, CastApp } from "../support/cast-app.ts";
import { everyField } from "./fields.ts";

export const saveMutation = `mutation ($activity: ActivityInput!, $customerId: Int, $attendingName: String) {
  saveActivity(activity: $activity, customerId: $customerId, attendingName: $attendingName) {
    activity { ${everyField} }
  }
}`;

export const saveTogether = `mutation ($saves: [SaveActivityInput!]!) {
  saveActivities(saves: $saves) { activity { ${everyField} } refusal { code message facts } }
}`;

type OfTheCall = {
  readonly id?: string;
  readonly clientKey?: string;
  readonly modifiedAt?: string | null;
};
type Overrides = Parameters<typeof aRecordInput>[0] & OfTheCall;

/** The variables of `saveActivity`: Maya's minimal record in IR Residents, unless changed. */
export function saving(overrides: Overrides = {}) {
  const { id, clientKey, modifiedAt, ...input } = overrides;
  const { customerId, attendingName, ...activity } = aRecordInput(input);
  return {
    activity: {
      ...activity,
      ...(id === undefined ? {} : { id }),
      ...(clientKey === undefined ? {} : { clientKey }),
      ...(modifiedAt === undefined ? {} : { modifiedAt }),
    },
    customerId,
    ...(attendingName === undefined ? {} : { attendingName }),
  };
}

/** The input with a typed attending instead of a chosen one. */
export function typing(attendingName: string, overrides: Overrides = {}) {
  return saving({ ...overrides, attending: null, attendingName });
}

/** Saves what must be accepted and answers with the record. */
export async function saved(portal: CastApp, who: Caller, variables: ReturnType<typeof saving>) {
  const data = await portal.get(who, saveMutation, variables);
  return data.saveActivity.activity;
}

export type SavedActivity = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly groupId: number;
  readonly procedure: { readonly code: string };
  readonly modifiedAt: string;
  readonly optionalIdentifier: string | null;
  readonly attending: { readonly id: string; readonly firstName: string; readonly lastName: string };
  readonly participants: readonly { readonly name: string; readonly user: unknown }[];
};

/** Saves what must be refused and answers with the error's code and the paths of its fields. */
export async function refused(portal: CastApp, who: Caller, variables: ReturnType<typeof saving>) {
  const { data, errors } = await portal.ask(who, saveMutation, variables);
  if (data !== null && data !== undefined) throw new Error("accepted");
  const { code, fields } = (errors?.[0]?.extensions ?? {}) as { code?: string; fields?: { path: string }[] };
  return { code, paths: fields?.map(({ path }) => path) };
}
