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
  /** The answer is a stream without end: its beginning shows whether it is allowed. */
  readonly staysOpen?: boolean;
}>;

/** One call that a guard is tried with, by every caller. */
export type Probe = {
  readonly operation: Operation;
  /** A title for each kind of call, where one operation has several. */
  readonly about?: string;
  readonly call: GraphqlCall | RestCall;
  /** Restores what an earlier caller may have removed. */
  readonly prepare?: (portal: CastApp) => Promise<unknown>;
  /** The rule of this kind of call, where it differs from the operation's. */
  readonly rule?: Lets;
};

/** One call of an operation that gives each their own: tried by two people. */
export type OwnProbe = {
  readonly operation: Operation;
  readonly about?: string;
  /** Two people with the same rights over their own things: Maya and Tomás, who are in one group, unless changed. */
  readonly people?: readonly [CastPerson, CastPerson];
  /** Makes something that is this person's, and answers the variables of a call for it. */
  readonly give: (portal: CastApp, whose: CastPerson) => Promise<Variables>;
  /** The variables of a call about a thing that does not exist. */
  readonly unknown?: Variables;
  readonly query: string;
  /** For a change: the query by which its owner sees it. */
  readonly shown?: string;
};
