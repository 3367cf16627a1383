import { cast, getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Caller, CastApp } from "../support/cast-app.ts";

export const northgate = getCustomer("northgate").id;
export const lakeside = getCustomer("lakeside").id;

export type Attending = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly recordCount: number;
  readonly addressChange: {
    readonly email: string;
    readonly askedBy: string | null;
    readonly acceptedAt: string | null;
    readonly from: string | null;
  } | null;
};
export type Hospital = { readonly id: string; readonly name: string; readonly recordCount: number };

const attendingFields = `{
  id firstName lastName email customerId recordCount
  addressChange { email askedBy askedAt expiresAt acceptedAt from }
}`;
const hospitalFields = "{ id name customerId recordCount }";
const settingsFields = "{ id customer { id name } entrustmentScale countImported modifiedAt }";

/** The documents of every operation, by its name. */
export const documents = {
  attendings: `query ($customerId: Int!) { attendings(customerId: $customerId) ${attendingFields} }`,
  hospitals: `query ($customerId: Int!) { hospitals(customerId: $customerId) ${hospitalFields} }`,
  createAttending: `mutation ($customerId: Int!, $firstName: String!, $lastName: String!, $email: String) {
    createAttending(customerId: $customerId, firstName: $firstName, lastName: $lastName, email: $email) ${attendingFields}
  }`,
  updateAttending: `mutation ($id: ID!, $firstName: String!, $lastName: String!, $email: String) {
    updateAttending(id: $id, firstName: $firstName, lastName: $lastName, email: $email) ${attendingFields}
  }`,
  takeBackAddressChange: `mutation ($id: ID!) { takeBackAddressChange(id: $id) ${attendingFields} }`,
  deleteAttending: "mutation ($id: ID!) { deleteAttending(id: $id) }",
  mergeAttendings: `mutation ($id: ID!, $into: ID!, $addressOf: ID) {
    mergeAttendings(id: $id, into: $into, addressOf: $addressOf) ${attendingFields}
  }`,
  createHospital: `mutation ($customerId: Int!, $name: String!) {
    createHospital(customerId: $customerId, name: $name) ${hospitalFields}
  }`,
  updateHospital: `mutation ($id: ID!, $name: String!, $mergeInto: ID) {
    updateHospital(id: $id, name: $name, mergeInto: $mergeInto) ${hospitalFields}
  }`,
  deleteHospital: "mutation ($id: ID!) { deleteHospital(id: $id) }",
  logbookSettings: `query ($customerId: Int!) { logbookSettings(customerId: $customerId) ${settingsFields} }`,
  updateLogbookSettings: `mutation ($customerId: Int!, $settings: LogbookSettingsInput!, $modifiedAt: DateTime) {
    updateLogbookSettings(customerId: $customerId, settings: $settings, modifiedAt: $modifiedAt) ${settingsFields}
  }`,
} as const;

export type Settings = {
  readonly id: string;
  readonly customer: { readonly id: number; readonly name: string };
  readonly entrustmentScale: string | null;
  readonly countImported: boolean;
  readonly modifiedAt: string | null;
};

export type Operation = keyof typeof documents;
type Answers = {
  readonly [Name in Operation]: Name extends "attendings"
    ? readonly Attending[]
    : Name extends "hospitals"
      ? readonly Hospital[]
      : Name extends `${string}ogbookSettings`
        ? Settings
        : Name extends `delete${string}`
          ? string
          : Name extends `${string}Hospital`
            ? Hospital
            : Attending;
};

/** Makes one call that must succeed, as Northgate's own admin unless another person is given. */
export async function call<Name extends Operation>(
  portal: CastApp,
  name: Name,
  variables: unknown,
  who: Caller = cast.george,
): Promise<Answers[Name]> {
  const data = await portal.get(who, documents[name], variables);
  return data[name];
}

/** One call that must be refused: its error's message, code and facts. */
export async function refusal(
  portal: CastApp,
  name: Operation,
  variables: unknown,
  who: Caller = cast.george,
): Promise<{ readonly message: string } & Readonly<Record<string, unknown>>> {
  const { data, errors } = await portal.ask<Record<string, unknown>>(who, documents[name], variables);
  const [error] = errors ?? [];
  if (error === undefined) throw new Error(`${name} was accepted: ${JSON.stringify(data)}`);
  const { requestId: _, ...facts } = error.extensions;
  return { ...facts, message: error.message };
}

/** The actions in the audit log about one thing, oldest first. */
export async function toAuditFacts(portal: CastApp, subject: string) {
  const rows = await portal.database.db
    .selectFrom("audit_log")
    .select(["action", "actor_id", "before", "after", "details"])
    .where("subject", "=", subject)
    .orderBy("id")
    .execute();
  return rows;
}

/** The code of the latest mail with a link to answer a change of address, which is in the mail alone. */
export async function codeOfMail(portal: CastApp, recipient: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select facts ->> 'code' as code from mail where recipient = ${recipient} and facts ? 'code'
    order by created_at desc, id desc limit 1`.execute(portal.database.db);
  const code = rows[0]?.code;
  if (code === undefined) throw new Error(`no mail with a link to ${recipient}`);
  return code;
}

type Answered = { readonly outcome?: string; readonly error?: { readonly code: string } };

/** Answers a change of address by the link of the latest mail to an address. */
export async function answerAddress(
  portal: CastApp,
  recipient: string,
  answer: "yes" | "no",
): Promise<Answered> {
  return postAddress(portal, "answer", { code: await codeOfMail(portal, recipient), answer });
}

export async function postAddress(
  portal: CastApp,
  act: "read" | "answer",
  body: unknown,
): Promise<Answered & Readonly<Record<string, unknown>>> {
  const response = await portal.app.inject({
    method: "POST",
    url: `/api/attending-addresses/${act}`,
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(body),
  });
  return response.json();
}
