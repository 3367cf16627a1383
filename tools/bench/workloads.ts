/** Who and what a round asks about: people with logbooks, and words that occur in some of their records. */
export type Subjects = {
  readonly people: readonly {
    readonly userId: string;
    readonly token: string;
    readonly recordIds: readonly string[];
  }[];
  readonly admins: readonly { readonly customerId: number; readonly token: string }[];
  readonly words: readonly string[];
};

/** The same question in the words of each contender: path, headers and body for the n-th request. */
export type Workload = {
  readonly name: string;
  readonly raw: (n: number) => { readonly path: string; readonly body: unknown };
  readonly postgraphile: (n: number) => unknown;
  readonly portal: (n: number) => { readonly token: string; readonly body: unknown };
  /** An answer that takes long is asked for over fewer connections, in rounds of so many seconds at least. */
  readonly slow?: { readonly connections: number; readonly seconds: number };
};

const person = "first_name last_name email keycloak_id";
const portalRecord = `id groupId type dateOfProcedure optionalIdentifier hospital sex ageCategory setting
  attending { id firstName lastName }
  participants { name role level user { ${person} } }
  procedure { name interventionType organSystem category subCategory code }
  procedureIndication procedureComments modalityPrimary modalitySecondary doseTime doseDap onCall success
  complications createdAt modifiedAt`;
const portalList = `query($searchParams: ActivitiesSearchParams) {
  activities(searchParams: $searchParams) { totalCount activities { ${portalRecord} } }
}`;
const portalDetail = `query($id: ID!) { activity(id: $id) { ${portalRecord} } }`;

/** What the portal's web would have registered: it sends ids, not texts. */
export const portalOperations = { list: portalList, detail: portalDetail };

const genericRecord = `rowId groupId dateOfProcedure optionalIdentifier hospitalName sex ageCategory setting
  attendingId attendingFirstName attendingLastName
  logbookParticipants: logbookParticipantsByRecordIdAndDateOfProcedure(orderBy: PRIMARY_KEY_ASC) {
    nodes { name role level user: appUserByUserId { firstName lastName email keycloakId } }
  }
  procedureName interventionType organSystem category subCategory procedureCode
  procedureIndication procedureComments modalityPrimary modalitySecondary doseTime doseDap onCall success
  complications createdAt modifiedAt`;

/** PostGraphile's idiom for a search: a function of the database, which it offers as a list with pages and count. */
export const genericSearchFunctions = `
  create function bench_search(person uuid, pattern text) returns setof logbook_record language sql stable as $$
    select record.* from logbook_participant mine join logbook_record record on record.id = mine.record_id
    where mine.user_id = person and record.search_text like pattern
    order by record.date_of_procedure desc, record.id desc
  $$;
  create function bench_customer_search(customer int, pattern text)
  returns setof logbook_record language sql stable as $$
    select * from logbook_record where customer_id = customer and search_text like pattern
    order by date_of_procedure desc, id desc
  $$`;

/** The reads of the logbook: of one's own records, and an administrator's of a customer's. Pages are of 25 records. */
export function workloads({ people, admins, words }: Subjects): readonly Workload[] {
  const who = (n: number) => pick(people, n);
  const admin = (n: number) => pick(admins, n);
  const word = (n: number) => pick(words, n);
  return [
    {
      name: "list: a person's latest 25",
      raw: (n) => ({ path: "/list", body: { userId: who(n).userId, limit: 25, offset: 0 } }),
      postgraphile: (n) => ({
        query: `query($userId: UUID!) {
          allLogbookParticipants(condition: { userId: $userId }, first: 25, orderBy: [DATE_OF_PROCEDURE_DESC, RECORD_ID_DESC]) {
            totalCount
            nodes { record: logbookRecordByRecordIdAndDateOfProcedure { ${genericRecord} } }
          }
        }`,
        variables: { userId: who(n).userId },
      }),
      portal: (n) => ({
        token: who(n).token,
        body: { id: "list", variables: { searchParams: { limit: 25, offset: 0 } } },
      }),
    },
    {
      name: "search: a word in a person's records",
      raw: (n) => ({
        path: "/list",
        body: { userId: who(n).userId, limit: 25, offset: 0, like: `%${word(n)}%` },
      }),
      postgraphile: (n) => ({
        query: `query($userId: UUID!, $word: String!) {
          benchSearch(person: $userId, pattern: $word, first: 25) { totalCount nodes { ${genericRecord} } }
        }`,
        variables: { userId: who(n).userId, word: `%${word(n)}%` },
      }),
      portal: (n) => ({
        token: who(n).token,
        body: {
          id: "list",
          variables: { searchParams: { limit: 25, offset: 0, searchText: word(n) } },
        },
      }),
    },
    {
      name: "detail: one record",
      raw: (n) => ({ path: "/detail", body: { id: pick(who(n).recordIds, n) } }),
      postgraphile: (n) => ({
        query: `query($id: UUID!) { logbookRecordByRowId(rowId: $id) { ${genericRecord} } }`,
        variables: { id: pick(who(n).recordIds, n) },
      }),
      portal: (n) => ({
        token: who(n).token,
        body: { id: "detail", variables: { id: pick(who(n).recordIds, n) } },
      }),
    },
    {
      name: "list: a customer's latest 25",
      raw: (n) => ({
        path: "/customer-list",
        body: { customerId: admin(n).customerId, limit: 25, offset: 0 },
      }),
      postgraphile: (n) => genericCustomerList(admin(n).customerId, 25),
      portal: (n) => ({
        token: admin(n).token,
        body: { id: "list", variables: { searchParams: { limit: 25, offset: 0 } } },
      }),
    },
    {
      name: "search: a word in a customer's records",
      raw: (n) => ({
        path: "/customer-list",
        body: { customerId: admin(n).customerId, limit: 25, offset: 0, like: `%${word(n)}%` },
      }),
      postgraphile: (n) => ({
        query: `query($customerId: Int!, $word: String!) {
          benchCustomerSearch(customer: $customerId, pattern: $word, first: 25) { totalCount nodes { ${genericRecord} } }
        }`,
        variables: { customerId: admin(n).customerId, word: `%${word(n)}%` },
      }),
      portal: (n) => ({
        token: admin(n).token,
        body: { id: "list", variables: { searchParams: { limit: 25, offset: 0, searchText: word(n) } } },
      }),
    },
    {
      name: "export: 1000 records of a customer",
      slow: { connections: 2, seconds: 3 },
      raw: (n) => ({
        path: "/customer-list",
        body: { customerId: admin(n).customerId, limit: 1000, offset: 0 },
      }),
      postgraphile: (n) => genericCustomerList(admin(n).customerId, 1000),
      portal: (n) => ({
        token: admin(n).token,
        body: { id: "list", variables: { searchParams: { limit: 1000, offset: 0 } } },
      }),
    },
  ];
}

const genericCustomerList = (customerId: number, first: number) => ({
  query: `query($customerId: Int!, $first: Int!) {
    allLogbookRecords(condition: { customerId: $customerId }, first: $first, orderBy: [DATE_OF_PROCEDURE_DESC, ROW_ID_DESC]) {
      totalCount nodes { ${genericRecord} }
    }
  }`,
  variables: { customerId, first },
});

function pick<T>(from: readonly T[], n: number): T {
  const one = from[n % from.length];
  if (one === undefined) throw new RangeError("nothing to pick from");
  return one;
}
