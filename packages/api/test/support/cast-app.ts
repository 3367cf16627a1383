import type { LogbookRecord } from "@cathedra/domain/logbook";
import type { Mutation, Query } from "@cathedra/graphql-schema";
import { type CastPerson, demoWorld } from "@cathedra/test-fixtures";
import { systemClock } from "../../src/ports/clock.ts";
import { insertRecords } from "../../src/seed/insert-records.ts";
import { type TestApp, type TestAppOptions, testApp } from "./app.ts";
import { openBeforeAll } from "./open-before-all.ts";

export type Answer<Data> = {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: Readonly<Record<string, unknown>> & { readonly code: string };
  }[];
};

/** The types of the whole contract: a test reads the fields that its query selects. */
type Contract = Query & Mutation;

export type CastApp = TestApp & {
  /** A caller: one of the demo people, or any person whom the token's facts describe. */
  readonly ask: <Data = Contract>(who: Caller, query: string, variables?: unknown) => Promise<Answer<Data>>;
  /** The data of a call that must succeed. */
  readonly get: <Data = Contract>(who: Caller, query: string, variables?: unknown) => Promise<Data>;
};

export type Caller = Pick<CastPerson, "keycloakId" | "email" | "firstName" | "lastName" | "roles"> & {
  /** Whether the e-mail address is verified; by default it is. */
  readonly isEmailVerified?: boolean;
};

/** The application in the demo world, with these records alone. */
export async function castApp(
  records: readonly LogbookRecord[] = [],
  options: TestAppOptions = {},
): Promise<CastApp> {
  const base = await testApp({ ...options, withWorld: true });
  if (records.length > 0)
    await base.database.db.transaction().execute((tx) => insertRecords(tx, demoWorld.people, records));
  const tokens = new Map<string, Promise<string>>();
  const { clock = systemClock } = options;
  /** One that is valid by the portal's clock: for each minute there is another, since a busy machine takes many for a file. */
  const makeToken = (who: Caller): Promise<string> => {
    const iat = Math.floor(clock() / 60_000) * 60;
    const key = JSON.stringify([who, iat]);
    const token = tokens.get(key) ?? base.identity.token({ ...toClaims(who), iat, exp: iat + 360 });
    tokens.set(key, token);
    return token;
  };
  const ask = async <Data>(who: Caller, query: string, variables: unknown = {}): Promise<Answer<Data>> => {
    const response = await base.graphql({ query, variables }, { token: await makeToken(who) });
    return response.json();
  };
  const get = async <Data>(who: Caller, query: string, variables?: unknown): Promise<Data> => {
    const { data, errors } = await ask<Data>(who, query, variables);
    if (errors !== undefined || data === undefined || data === null) throw new Error(JSON.stringify(errors));
    return data;
  };
  return { ...base, ask, get };
}

/** The same for all tests of a file: open before the first, closed after the last. */
export function setUpCastApp(...options: Parameters<typeof castApp>): CastApp {
  return openBeforeAll(() => castApp(...options));
}

/** The claims of a token of theirs, as the identity service makes them. */
export function toClaims({ keycloakId, email, firstName, lastName, roles, isEmailVerified = true }: Caller) {
  return {
    sub: keycloakId,
    email,
    email_verified: isEmailVerified,
    given_name: firstName,
    family_name: lastName,
    name: `${firstName} ${lastName}`,
    realm_access: { roles: [...roles, "offline_access"] },
  };
}
