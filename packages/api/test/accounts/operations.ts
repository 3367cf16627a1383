import { cast, getCustomer } from "@cathedra/test-fixtures";
import type { Caller, CastApp } from "../support/cast-app.ts";

export const northgate = getCustomer("northgate").id;
export const lakeside = getCustomer("lakeside").id;
export const hour = 3_600_000;

const person = "{ keycloak_id first_name last_name email }";
const accountFields = `{
  id name admins ${person} branches { id code name description image }
  cloudModuleTimeBalance { spendableTimeInMs reservedTimeInMs consumedTimeInMs }
  learningSpaceAccess { learningSpaceId fullAccess caseCount allowedCaseCount }
  modifiedAt viewerCanEditAdmins viewerCanEditAccount viewerCanTopUp
}`;
const accessFields = `{
  customer { id name } learningSpace { id code name description image } fullAccess modifiedAt viewerCanSave
  cloudModules { moduleId name description cases { caseId name description allowed } }
}`;

/** The documents of every operation, by its name. */
export const documents = {
  customers: `query ($search: String, $sort: CustomerSort) {
    customers(search: $search, sort: $sort) ${accountFields}
  }`,
  customer: `query ($customerId: Int!) { customer(customerId: $customerId) ${accountFields} }`,
  customerCloudModuleQuotaTransactions: `query ($customerId: Int!, $limit: Int, $offset: Int) {
    customerCloudModuleQuotaTransactions(customerId: $customerId, limit: $limit, offset: $offset) {
      totalCount transactions {
        id number createdAt kind amountInMs actor ${person} user ${person} voucherId eventName
        spendableTimeInMs reservedTimeInMs consumedTimeInMs
      }
    }
  }`,
  createCustomer: `mutation ($name: String!, $admins: String!, $branches: [Int!]!) {
    createCustomer(name: $name, admins: $admins, branches: $branches) ${accountFields}
  }`,
  saveCustomer: `mutation (
    $id: Int!, $name: String!, $admins: [String!]!, $branches: [Int!], $modifiedAt: DateTime
  ) {
    saveCustomer(id: $id, name: $name, admins: $admins, branches: $branches, modifiedAt: $modifiedAt) ${accountFields}
  }`,
  addCustomerCloudModuleQuotaTransaction: `mutation ($customerId: Int!, $difference: Float!, $key: String) {
    addCustomerCloudModuleQuotaTransaction(
      customerId: $customerId, timeQuotumDifferenceInMs: $difference, idempotencyKey: $key
    ) ${accountFields}
  }`,
  talentBranches: "{ talentBranches { id code name description image } }",
  customerLearningSpaceAccess: `query ($customerId: Int!, $learningSpaceId: Int!) {
    customerLearningSpaceAccess(customerId: $customerId, learningSpaceId: $learningSpaceId) ${accessFields}
  }`,
  saveLearningSpaceAccess: `mutation (
    $customerId: Int!, $learningSpaceId: Int!, $courses: [ID!]!, $fullAccess: Boolean!, $modifiedAt: DateTime
  ) {
    saveLearningSpaceAccess(
      customerId: $customerId, learningSpaceId: $learningSpaceId, courses: $courses, fullAccess: $fullAccess,
      modifiedAt: $modifiedAt
    ) ${accessFields}
  }`,
} as const;

export type Operation = keyof typeof documents;

export type Account = {
  readonly id: number;
  readonly name: string;
  readonly modifiedAt: string | null;
  readonly admins: readonly { readonly email: string }[] | null;
  readonly branches: readonly { readonly id: number; readonly code: string }[] | null;
  readonly cloudModuleTimeBalance: Balance | null;
  readonly learningSpaceAccess: readonly Readonly<Record<string, unknown>>[] | null;
};
export type Balance = {
  readonly spendableTimeInMs: number;
  readonly reservedTimeInMs: number;
  readonly consumedTimeInMs: number;
};
export type Ledger = {
  readonly totalCount: number;
  readonly transactions: readonly (Balance & {
    readonly number: number;
    readonly kind: string;
    readonly amountInMs: number;
    readonly actor: { readonly email: string } | null;
    readonly user: { readonly email: string } | null;
    readonly voucherId: number | null;
    readonly eventName: string | null;
  })[];
};
export type Access = {
  readonly fullAccess: boolean;
  readonly modifiedAt: string;
  readonly viewerCanSave: boolean;
  readonly cloudModules: readonly {
    readonly moduleId: string;
    readonly cases: readonly { readonly caseId: string; readonly allowed: boolean }[];
  }[];
};

type Answers = {
  readonly customers: readonly Account[];
  readonly customer: Account;
  readonly customerCloudModuleQuotaTransactions: Ledger;
  readonly createCustomer: Account;
  readonly saveCustomer: Account;
  readonly addCustomerCloudModuleQuotaTransaction: Account;
  readonly talentBranches: readonly { readonly id: number }[];
  readonly customerLearningSpaceAccess: Access;
  readonly saveLearningSpaceAccess: Access;
};

/** Makes one call that must succeed, as the system admin unless another person is given. */
export async function call<Name extends Operation>(
  portal: CastApp,
  name: Name,
  variables: unknown = {},
  who: Caller = cast.ruth,
): Promise<Answers[Name]> {
  const data = await portal.get<Answers>(who, documents[name], variables);
  return data[name];
}

/** One call that must be refused: its error's message, code and facts. */
export async function refusal(
  portal: CastApp,
  name: Operation,
  variables: unknown,
  who: Caller = cast.ruth,
): Promise<{ readonly message: string } & Readonly<Record<string, unknown>>> {
  const { data, errors } = await portal.ask<Record<string, unknown>>(who, documents[name], variables);
  const [error] = errors ?? [];
  if (error === undefined) throw new Error(`${name} was accepted: ${JSON.stringify(data)}`);
  const { requestId: _, ...facts } = error.extensions;
  return { ...facts, message: error.message };
}

/** A new account of the system admin's, with so many hours. */
export async function newAccount(portal: CastApp, hours = 0): Promise<number> {
  newAccount.count += 1;
  const { id } = await call(portal, "createCustomer", {
    name: `Account ${newAccount.count}`,
    admins: cast.helena.email,
    branches: [1],
  });
  if (hours !== 0) await topUp(portal, id, hours);
  return id;
}
newAccount.count = 0;

export function topUp(portal: CastApp, customerId: number, hours: number, key?: string) {
  const variables = { customerId, difference: hours * hour, key };
  return call(portal, "addCustomerCloudModuleQuotaTransaction", variables);
}

export function ledgerOf(portal: CastApp, customerId: number, page: object = { limit: 100 }, who?: Caller) {
  return call(portal, "customerCloudModuleQuotaTransactions", { customerId, ...page }, who);
}
