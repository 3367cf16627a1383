/** The callers of the role matrix, each seen against a record, group and customer of Northgate's IR residents. */
export const callers = [
  "anonymous",
  "expiredToken",
  "learner",
  "learnerOfOtherCustomer",
  "groupAdminOfOtherGroup",
  "customerAdminOfOtherCustomer",
  "support",
  "product",
  "qa",
  "demo",
  "sysAdmin",
] as const;

export type Caller = (typeof callers)[number];

export type Access =
  /** Documented as public: no token. */
  | { readonly kind: "public" }
  /** Everybody who is signed in; what they see is the policy's matter. */
  | { readonly kind: "signedIn" }
  /** The named callers; every other signed-in caller gets `otherwise`. */
  | {
      readonly kind: "only";
      readonly callers: readonly Caller[];
      readonly otherwise: "forbidden" | "notFound";
      /** Those of the others who may know that it exists: forbidden, where the rest find nothing. */
      readonly knowing?: readonly Caller[];
    };

/**
 * Who may call one operation. Every query field, mutation and REST route has exactly one, or the build fails
 * (8.2: the server enforces every rule).
 */
export type Guard = {
  /** `Query.activities`, `Mutation.saveActivity` or `GET /api/objects/*`. */
  readonly operation: string;
  /** The policy in `domain/access` that decides, or a few words where being signed in is the rule. */
  readonly policy: string;
  readonly access: Access;
};
