import type { CastPerson } from "@cathedra/test-fixtures";
import type { Lets, Operation } from "../../../src/graphql/guards.ts";
import type { CastApp } from "../../support/cast-app.ts";

export type Variables = Readonly<Record<string, unknown>>;

type GraphqlCall = {
  readonly query: string;
  readonly variables?: Variables | ((portal: CastApp) => Promise<Variables>);
};

type RestCall = (portal: CastApp) => Promise<{
  readonly url: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Its answer does not end by itself: how it begins says whether it is given. */
  readonly staysOpen?: boolean;
}>;

/** One call that a guard is tried with, by every caller. */
export type Probe = {
  readonly operation: Operation;
  /** Where one operation has several kinds of calls. */
  readonly about?: string;
  readonly call: GraphqlCall | RestCall;
  /** Makes what a former caller may have taken away. */
  readonly prepare?: (portal: CastApp) => Promise<unknown>;
  /** Where this kind of call has another rule than the operation has in general. */
  readonly rule?: Lets;
};

/** One call of an operation that gives each their own: tried by two people. */
export type OwnProbe = {
  readonly operation: Operation;
  readonly about?: string;
  /** Two people with the same rights, each over what is theirs. Maya and Tomás, who are in one group, unless said otherwise. */
  readonly people?: readonly [CastPerson, CastPerson];
  /** Makes something that is this person's, and answers the variables of a call for it. */
  readonly give: (portal: CastApp, whose: CastPerson) => Promise<Variables>;
  /** The variables of a call for what is not there. */
  readonly unknown?: Variables;
  readonly query: string;
  /** Of a change: what its owner asks to see it. */
  readonly shown?: string;
};
