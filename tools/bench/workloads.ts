import type { WantedRows } from "./assert-rows.ts";
import type { Saving, Subjects } from "./bench-subjects.ts";
import { classOf, coursesOfSpace } from "./learning-world.ts";
import type { Request } from "./load.ts";
import { generic } from "./postgraphile-requests.ts";
import type { Question } from "./raw-statements.ts";

/**
 * A request to the servers with hand-written SQL (`raw`, `raw-auth`): its statement, and the parameters without the first one,
 * the caller's id, which the server adds.
 */
type RawRequest = { readonly question: Question; readonly values: readonly unknown[] };

/** The equivalent request for each contender, by its number; a contender without an equivalent is left out. */
export type Workload = {
  readonly name: string;
  /** The person who sends the n-th request. */
  readonly who: (n: number) => { readonly userId: string; readonly token: string };
  readonly raw?: (n: number) => RawRequest;
  readonly postgraphile?: (n: number) => unknown;
  readonly portal: (n: number) => unknown;
  /** Requests for files in place of the ones above: to the portal, and to the hand-written server that reads tokens. */
  readonly files?: FileRequests;
  /** The rows that every answer must have, checked before the first measurement. */
  readonly rows?: WantedRows;
  /** Settings for a slow request, which is sent over fewer connections, in rounds of at least this number of seconds. */
  readonly slow?: { readonly connections: number; readonly seconds: number };
};

/** Requests for files, whose paths begin with the server's address, and the check of an answer. */
export type FileRequests = {
  readonly raw: (n: number) => Request;
  readonly portal: (n: number) => Request;
  /** Throws if the answer is not what was requested. */
  readonly check: (answer: Response) => Promise<void>;
};

const listing = (search: Readonly<Record<string, unknown>>) => ({
  id: "list",
  variables: { searchParams: { limit: 25, offset: 0, ...search } },
});

/**
 * The most frequent requests of people and administrators in logbook and learning, the start page and its poll. Pages have 25
 * records.
 */
export function workloads({ people, admins, words, savings, spaceId }: Subjects): readonly Workload[] {
  const who = (n: number) => pick(people, n);
  const admin = (n: number) => pick(admins, n);
  const word = (n: number) => pick(words, n);
  const record = (n: number) => pick(who(n).recordIds, n);
  const saving = (n: number): Saving => pick(savings, n);
  return [
    {
      name: "list: a person's latest 25",
      who,
      raw: () => ({ question: "list", values: [25] }),
      postgraphile: (n) => generic.list(who(n).userId),
      portal: () => listing({}),
    },
    {
      name: "search: a word in a person's records",
      who,
      raw: (n) => ({ question: "search", values: [25, word(n)] }),
      postgraphile: (n) => generic.search(who(n).userId, word(n)),
      portal: (n) => listing({ searchText: word(n) }),
    },
    {
      name: "filter: a person's records of a hospital",
      who,
      raw: (n) => ({ question: "filter", values: [25, who(n).hospital] }),
      postgraphile: (n) => generic.filter(who(n).userId, who(n).hospital),
      portal: (n) => listing({ hospital: who(n).hospital }),
    },
    {
      name: "detail: one record",
      who,
      raw: (n) => ({ question: "detail", values: [record(n)] }),
      postgraphile: (n) => generic.detail(record(n)),
      portal: (n) => ({ id: "detail", variables: { id: record(n) } }),
    },
    {
      name: "admin: a customer's latest 25",
      who: admin,
      raw: (n) => ({ question: "customerList", values: [25, admin(n).customerId] }),
      postgraphile: (n) => generic.customerList(admin(n).customerId, 25),
      portal: () => listing({}),
    },
    {
      name: "admin search: a word in a customer's records",
      who: admin,
      raw: (n) => ({ question: "customerSearch", values: [25, admin(n).customerId, word(n)] }),
      postgraphile: (n) => generic.customerSearch(admin(n).customerId, word(n)),
      portal: (n) => listing({ searchText: word(n) }),
    },
    {
      name: "export: 1000 records of a customer",
      who: admin,
      slow: { connections: 2, seconds: 2 },
      raw: (n) => ({ question: "customerList", values: [1000, admin(n).customerId] }),
      postgraphile: (n) => generic.customerList(admin(n).customerId, 1000),
      portal: () => listing({ limit: 1000 }),
    },
    {
      name: "save: a new record",
      who: (n) => saving(n).by,
      raw: (n) => ({ question: "save", values: saving(n).rows() }),
      portal: (n) => ({ id: "save", variables: saving(n).input }),
    },
    {
      name: "poll: the machine of somebody who has none",
      who,
      raw: () => ({ question: "poll", values: [] }),
      portal: () => ({ id: "poll", variables: {} }),
    },
    { name: "totals: a person's", who, portal: () => ({ id: "totals", variables: {} }) },
    {
      name: "space: 500 courses with a person's progress, among 10,000 people",
      who,
      rows: { at: ["branchCourses"], count: coursesOfSpace },
      raw: () => ({ question: "space", values: [spaceId] }),
      portal: () => ({ id: "space", variables: { branchId: spaceId } }),
    },
    {
      name: `class: ${classOf.members} people by ${classOf.courses} courses`,
      who: admin,
      rows: { at: ["classProgress", "people"], count: classOf.members },
      raw: (n) => ({ question: "class", values: [admin(n).classId] }),
      portal: (n) => ({ id: "class", variables: { customerGroupId: admin(n).classId } }),
    },
    { name: "home: all that the start page asks for", who, portal: () => ({ id: "home", variables: {} }) },
  ];
}

function pick<T>(from: readonly T[], n: number): T {
  const one = from[n % from.length];
  if (one === undefined) throw new RangeError("nothing to pick from");
  return one;
}
