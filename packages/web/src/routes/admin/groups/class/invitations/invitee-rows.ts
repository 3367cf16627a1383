import { graphql } from "react-relay/hooks";
import type { inviteeRowsQuery } from "../../../../../__generated__/inviteeRowsQuery.graphql.ts";
import { readAllRows } from "../../../../../features/table-page/csv-rows.ts";
import { fetchWithoutStore } from "../../../../../features/table-page/fetch-without-store.ts";
import type { InviteeRow } from "./invitee-columns.tsx";
import { getFilters, type InviteesView } from "./invitees-view.ts";

void graphql`
  fragment inviteeRows_invitee on GroupInvitee {
    id
    email
    first_name
    last_name
    status
    reason
    askedAt
    times
    againFrom
    linkExpiresAt
  }
`;

/** Reads all invitees of a view, the latest first. */
export function readInvitees(
  customerGroupId: number,
  view: InviteesView,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<readonly InviteeRow[]> {
  const read = async (offset: number, limit: number) => {
    const variables = { ...getFilters(view), customerGroupId, offset, limit };
    const { classInvitation } = await fetchWithoutStore<inviteeRowsQuery>(query, variables);
    return classInvitation.invitees.invitees;
  };
  return readAllRows(read, ({ id }) => String(id), { pageSize: 100, signal, onProgress });
}

const query = graphql`
  query inviteeRowsQuery(
    $customerGroupId: Int!
    $search: String
    $status: InviteeStatus
    $limit: Int
    $offset: Int
  ) @raw_response_type {
    classInvitation(customerGroupId: $customerGroupId) {
      invitees(search: $search, status: $status, limit: $limit, offset: $offset) {
        invitees {
          ...inviteeRows_invitee @relay(mask: false)
        }
      }
    }
  }
`;
