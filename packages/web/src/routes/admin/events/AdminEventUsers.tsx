import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type {
  AdminEventUsersQuery,
  AdminEventUsersQuery$data,
} from "../../../__generated__/AdminEventUsersQuery.graphql.ts";
import { getName } from "../../../features/access-vouchers/person-names.ts";
import { UsersDialog } from "../../../features/access-vouchers/UsersDialog.tsx";
import { PeopleLinks, PersonName } from "../../../features/people/PeopleLinks.tsx";
import { Moment } from "../../../format/Moment.tsx";

type Row = AdminEventUsersQuery$data["getEventResourceAccessVoucherAsAdmin"]["acceptances"][number];

const columns: readonly TableColumn<Row>[] = [
  {
    id: "name",
    header: "Name",
    cell: ({ user }) => <PersonName id={user.keycloak_id}>{getName(user)}</PersonName>,
  },
  { id: "email", header: "E-mail", narrow: "detail", cell: ({ user }) => user.email },
  {
    id: "accepted",
    header: "Accepted",
    width: "shrink",
    cell: ({ acceptedAt }) => <Moment at={acceptedAt} />,
  },
];

export type AdminEventUsersProps = {
  readonly event: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
};

/** The people who accepted an event, and when. */
export function AdminEventUsers({ event, onClose }: AdminEventUsersProps) {
  return (
    <UsersDialog of={`“${event.name}”`} onClose={onClose}>
      <Users eventId={event.id} />
    </UsersDialog>
  );
}

function Users({ eventId }: { readonly eventId: number }) {
  const { getEventResourceAccessVoucherAsAdmin: event } = useLazyLoadQuery<AdminEventUsersQuery>(
    graphql`
      query AdminEventUsersQuery($voucherId: Int!) {
        getEventResourceAccessVoucherAsAdmin(voucherId: $voucherId) {
          id
          acceptances {
            user {
              keycloak_id
              first_name
              last_name
              email
            }
            acceptedAt
          }
        }
      }
    `,
    { voucherId: eventId },
    { fetchPolicy: "network-only" },
  );
  return (
    <PeopleLinks of={event.acceptances.map(({ user }) => user.keycloak_id)}>
      <Table
        label="Users"
        columns={columns}
        rows={event.acceptances}
        rowId={({ user }) => user.keycloak_id ?? ""}
        empty={<EmptyState>No one has accepted the event yet.</EmptyState>}
      />
    </PeopleLinks>
  );
}
