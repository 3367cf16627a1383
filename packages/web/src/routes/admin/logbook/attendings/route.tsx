import { compareAttendings, formatAttendingName } from "@cathedra/domain/logbook";
import { newAddressTexts } from "@cathedra/domain/messages";
import { useMemo } from "react";
import { graphql } from "react-relay/hooks";
import { useParams } from "react-router";
import type { AttendingsQuery } from "../../../../__generated__/AttendingsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../../features/poll/use-refresh-on-return.ts";
import { showDayOf } from "../../../../format/dates.ts";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { getAccountId } from "../../account-id.ts";
import { EntriesPage } from "../lists/EntriesPage.tsx";
import { AttendingLists } from "./AttendingLists.tsx";

/** The attendings of an account (7.086). */
export function Component() {
  return (
    <EntriesPage
      title="Attendings"
      explanation="Attendings without an e-mail address are unverified: their name was typed into a record."
      columns={3}
    >
      <Attendings />
    </EntriesPage>
  );
}

type AddressChange = AttendingsQuery["response"]["attendings"][number]["addressChange"];

/** The new address that waits for its owner's yes. */
function getNote(change: AddressChange): string | undefined {
  if (change == null) return undefined;
  const { email, askedBy, askedAt, from } = change;
  return from == null
    ? newAddressTexts.waits(email, showDayOf(askedAt), askedBy ?? null)
    : newAddressTexts.accepted(email, showDayOf(from));
}

function Attendings() {
  const { id } = useParams();
  useRefreshOnReturn();
  const { attendings, customer } = useRouteQuery<AttendingsQuery>(graphql`
    query AttendingsQuery($customerId: Int!) @preloadable {
      ...Viewer_query
      customer(customerId: $customerId) {
        id
        name
      }
      attendings(customerId: $customerId) {
        id
        firstName
        lastName
        email
        recordCount
        addressChange {
          email
          askedBy
          askedAt
          from
        }
      }
    }
  `);
  const customerId = getAccountId(id);
  const entries = useMemo(
    () =>
      attendings.toSorted(compareAttendings).map((attending) => ({
        ...attending,
        email: attending.email ?? null,
        note: getNote(attending.addressChange),
        name: formatAttendingName(attending),
      })),
    [attendings],
  );
  return <AttendingLists customerId={customerId} account={customer.name} entries={entries} />;
}
