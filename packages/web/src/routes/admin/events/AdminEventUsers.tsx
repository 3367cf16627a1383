import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type {
  AdminEventUsersQuery,
  AdminEventUsersQuery$data,
} from "../../../__generated__/AdminEventUsersQuery.graphql.ts";
import { nameOf } from "../../../features/access-vouchers/person.ts";
import { PeopleLinks, PersonName } from "../../../features/people/PeopleLinks.tsx";
import { Section } from "../../../features/section/Section.tsx";
import { Moment } from "../../../format/Moment.tsx";

type Row = AdminEventUsersQuery$data["getEventResourceAccessVoucherAsAdmin"]["acceptances"][number];

const columns: readonly TableColumn<Row>[] = [
  {
    id: "name",
    header: "Name",
    cell: ({ user }) => <PersonName id={user.keycloak_id}>{nameOf(user)}</PersonName>,
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
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Users of “${event.name}”`}
      actions={<Button onPress={onClose}>Close</Button>}
    >
      <Section placeholder={<Skeleton kind="rows" rows={3} columns={3} label="Loading the users" />}>
        <Users eventId={event.id} />
      </Section>
    </Dialog>
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
