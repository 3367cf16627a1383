import { cast } from "@cathedra/test-fixtures";
import { type Caller, callers } from "../../../src/graphql/guards.ts";
import { type CastApp, claimsOf } from "../../support/cast-app.ts";

/** Who of the cast stands for which caller. */
const personOf = {
  learner: cast.maya,
  learnerOfOtherCustomer: cast.aiko,
  groupAdminOfOtherGroup: cast.lukas,
  customerAdminOfOtherCustomer: cast.helena,
  support: cast.ingrid,
  product: cast.daniel,
  qa: cast.wei,
  demo: cast.sam,
  sysAdmin: cast.ruth,
} as const satisfies Partial<Record<Caller, unknown>>;

/** The Authorization headers of every caller; the expired token was Maya's. */
export async function authorizations({
  identity,
}: CastApp): Promise<ReadonlyMap<Caller, Record<string, string>>> {
  const expired = { ...claimsOf(cast.maya), exp: Math.floor(Date.now() / 1000) - 60 };
  const tokens = await Promise.all(
    callers.map(async (caller) => {
      if (caller === "anonymous") return undefined;
      return identity.token(caller === "expiredToken" ? expired : claimsOf(personOf[caller]));
    }),
  );
  return new Map(
    callers.map((caller, index) => {
      const token = tokens[index];
      return [caller, token === undefined ? {} : { authorization: `Bearer ${token}` }] as const;
    }),
  );
}
