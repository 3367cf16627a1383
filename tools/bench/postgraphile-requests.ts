const genericRecord = `rowId groupId dateOfProcedure optionalIdentifier hospitalName sex ageCategory setting
  attendingId attendingFirstName attendingLastName
  logbookParticipants: logbookParticipantsByRecordIdAndDateOfProcedure(orderBy: PRIMARY_KEY_ASC) {
    nodes { name role level user: appUserByUserId { firstName lastName email keycloakId } }
  }
  procedureName interventionType organSystem category subCategory procedureCode
  procedureIndication procedureComments modalityPrimary modalitySecondary doseTime doseDap onCall success
  complications createdAt modifiedAt`;

/**
 * PostGraphile's idiom for a search: a function of the database, which it offers as a list with pages and count. The SQL is
 * the portal's: the scope of the person first, then the text.
 */
export const genericSearchFunctions = `
  create function bench_search(person uuid, word text) returns setof logbook_record language sql stable as $$
    with mine as materialized (select record_id from logbook_participant where user_id = person)
    select record.* from mine join logbook_record record on record.id = mine.record_id
    where strpos(record.search_text, (search_form(word) collate "C")) > 0
    order by record.date_of_procedure desc, record.id desc
  $$;
  create function bench_filter(person uuid, hospital text) returns setof logbook_record language sql stable as $$
    with mine as materialized (select record_id from logbook_participant where user_id = person)
    select record.* from mine join logbook_record record on record.id = mine.record_id
    where record.hospital_name = hospital
    order by record.date_of_procedure desc, record.id desc
  $$;
  create function bench_customer_search(customer int, word text)
  returns setof logbook_record language sql stable as $$
    select * from logbook_record
    where customer_id = customer and search_text like (search_form('%' || word || '%') collate "C")
    order by date_of_procedure desc, id desc
  $$`;

/** The bench's queries in PostGraphile's schema. */
export const generic = {
  list: (userId: string) => ({
    query: `query($userId: UUID!) {
      allLogbookParticipants(condition: { userId: $userId }, first: 25, orderBy: [DATE_OF_PROCEDURE_DESC, RECORD_ID_DESC]) {
        totalCount
        nodes { record: logbookRecordByRecordIdAndDateOfProcedure { ${genericRecord} } }
      }
    }`,
    variables: { userId },
  }),
  search: (userId: string, word: string) => ({
    query: `query($userId: UUID!, $word: String!) {
      benchSearch(person: $userId, word: $word, first: 25) { totalCount nodes { ${genericRecord} } }
    }`,
    variables: { userId, word },
  }),
  filter: (userId: string, hospital: string) => ({
    query: `query($userId: UUID!, $hospital: String!) {
      benchFilter(person: $userId, hospital: $hospital, first: 25) { totalCount nodes { ${genericRecord} } }
    }`,
    variables: { userId, hospital },
  }),
  detail: (id: string) => ({
    query: `query($id: UUID!) { logbookRecordByRowId(rowId: $id) { ${genericRecord} } }`,
    variables: { id },
  }),
  customerList: (customerId: number, first: number) => ({
    query: `query($customerId: Int!, $first: Int!) {
      allLogbookRecords(condition: { customerId: $customerId }, first: $first, orderBy: [DATE_OF_PROCEDURE_DESC, ROW_ID_DESC]) {
        totalCount nodes { ${genericRecord} }
      }
    }`,
    variables: { customerId, first },
  }),
  customerSearch: (customerId: number, word: string) => ({
    query: `query($customerId: Int!, $word: String!) {
      benchCustomerSearch(customer: $customerId, word: $word, first: 25) { totalCount nodes { ${genericRecord} } }
    }`,
    variables: { customerId, word },
  }),
};
