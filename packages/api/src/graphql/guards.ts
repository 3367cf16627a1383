import type { Caller } from "./callers.ts";
import type { Mutation, Query } from "./generated/contract.ts";
import type { GuardPolicy, Policy, PolicyKinds } from "./guard-policies.ts";

type FieldOf<Type> = Exclude<keyof Type, "__typename"> & string;

/** The name of an operation: `Query.activities`, `Mutation.saveActivity` or `GET /api/objects/*`. */
export type Operation =
  | `Query.${FieldOf<Query>}`
  | `Mutation.${FieldOf<Mutation>}`
  | `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`;

/** The callers whom a policy lets in. */
export type Lets = {
  readonly lets: readonly Caller[];
  /** The answer to all other signed-in callers. */
  readonly otherwise: "forbidden" | "notFound";
  /** Callers among the others who may know that the thing exists: they get "forbidden", the rest "not found". */
  readonly knowing?: readonly Caller[];
};

/** An operation without a token; the text says why it is public. */
type Public = { readonly public: string };

/** All signed-in people get the same answer, or one that depends on a secret that they send. The text says why. */
type SignedIn = { readonly signedIn: string };

/** For stations only, about themselves, authenticated by their signature: no person may call it. The text says why. */
type Station = { readonly station: string };

/** A policy on the caller alone, which is checked first and refuses with "forbidden". */
type First = { readonly first?: PolicyKinds["nothing"]; readonly refuses?: readonly Caller[] };

/**
 * Each caller gets their own data: the text says which. Where policies decide whose they are, `by` names them. Needs a probe
 * with two people's data (`test/platform/role-matrix/two-people.test.ts`).
 */
type Own = First & { readonly own: string; readonly by?: readonly Policy[] };

/** A policy on the requested thing decides; `also` lists policies that other calls of the operation use. */
type ByPolicy = First & GuardPolicy & Lets & { readonly also?: readonly Policy[] };

/**
 * The rule of one operation. Every query field, mutation and REST route has exactly one, or the build fails (8.2: the server
 * enforces every rule).
 */
export type Guard = { readonly operation: Operation } & (Public | SignedIn | Station | Own | ByPolicy);

/** Lists the same guard for several operations. */
export function guardEach(
  operations: readonly Operation[],
  guard: Public | SignedIn | Station | Own | ByPolicy,
): readonly Guard[] {
  return operations.map((operation) => ({ operation, ...guard }));
}
