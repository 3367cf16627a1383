import type { Actor } from "@cathedra/domain/access";
import {
  type CastPerson,
  cast,
  demoWorld,
  extraPeople,
  getActor,
  getCustomer,
} from "@cathedra/test-fixtures";
import { type Caller, callers } from "../../../src/graphql/callers.ts";
import { insertWorld } from "../../../src/seed/seed-world.ts";
import type { TestApp } from "../../support/app.ts";
import { type CastApp, toClaims } from "../../support/cast-app.ts";

export type SignedInCaller = Exclude<Caller, "anonymous" | "expiredToken">;

/** The person who represents each kind of caller. */
const getPerson = {
  unverified: extraPeople.una,
  stranger: extraPeople.zita,
  withoutLogbook: cast.nils,
  learner: cast.maya,
  fellowLearner: cast.tomas,
  learnerOfOtherCustomer: cast.aiko,
  groupAdmin: cast.priya,
  groupAdminOfOtherGroup: cast.lukas,
  customerAdmin: cast.george,
  customerAdminOfOtherCustomer: cast.helena,
  adminOfBoth: extraPeople.noor,
  adminOfGroupAndOtherCustomer: extraPeople.olga,
  support: cast.ingrid,
  product: cast.daniel,
  qa: cast.wei,
  demo: cast.sam,
  sysAdmin: cast.ruth,
} as const satisfies Record<SignedInCaller, CastPerson>;

export function isSignedIn(caller: Caller): caller is SignedInCaller {
  return caller !== "anonymous" && caller !== "expiredToken";
}

/** A person who is no caller: their rows belong to no one in the matrix. */
export const bystander = demoWorld.people.at(-1) ?? getActor(cast.aiko);

const matrixWorld = {
  ...demoWorld,
  people: [...demoWorld.people, ...Object.values(extraPeople).map((person) => getActor(person))],
};

/** The demo world with all people of the matrix; everything that an earlier caller removed is restored. */
export async function putWorldBack({ database }: Pick<TestApp, "database">): Promise<void> {
  await database.db.transaction().execute((tx) => insertWorld(tx, matrixWorld));
}

/** Creates all people, and hours for all events that are tried at Northgate. */
export async function furnish(portal: CastApp): Promise<void> {
  await putWorldBack(portal);
  const hours = 1000 * 3_600_000;
  await portal.get(
    cast.ruth,
    `mutation { addCustomerCloudModuleQuotaTransaction(
      customerId: ${getCustomer("northgate").id}, timeQuotumDifferenceInMs: ${hours}
    ) { id } }`,
  );
}

/** The facts of a caller that policies decide on. */
export function actorOfCaller(caller: SignedInCaller): Actor {
  const actor = getActor(getPerson[caller]);
  if (caller !== "unverified") return actor;
  return { ...actor, isEmailVerified: false, administers: [], administeredCustomers: [] };
}

/** The Authorization headers of every caller; the expired token was Maya's. */
export async function authorizations({
  identity,
}: CastApp): Promise<ReadonlyMap<Caller, Record<string, string>>> {
  const headersOf = async (caller: Caller): Promise<Record<string, string>> => {
    if (caller === "anonymous") return {};
    const now = Math.floor(Date.now() / 1000);
    // Tokens are valid for an hour: on a slow machine all callers of all operations take long.
    const claims = isSignedIn(caller)
      ? { ...toClaims({ ...getPerson[caller], isEmailVerified: caller !== "unverified" }), exp: now + 3600 }
      : { ...toClaims(cast.maya), exp: now - 60 };
    return { authorization: `Bearer ${await identity.token(claims)}` };
  };
  const entries = callers.map(async (caller) => [caller, await headersOf(caller)] as const);
  return new Map(await Promise.all(entries));
}
