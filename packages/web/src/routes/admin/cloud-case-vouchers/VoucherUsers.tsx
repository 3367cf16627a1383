import { formatDuration, fullName } from "@cathedra/domain";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type {
  VoucherUsersQuery,
  VoucherUsersQuery$data,
} from "../../../__generated__/VoucherUsersQuery.graphql.ts";
import { Section } from "../../../features/section/Section.tsx";
import { Moment } from "../../../format/Moment.tsx";

type Row = VoucherUsersQuery$data["getCloudModulesResourceAccessVoucherAsAdmin"]["userQuota"][number];

const columns: readonly TableColumn<Row>[] = [
  {
    id: "name",
    header: "Name",
    cell: ({ user }) => fullName({ firstName: user.first_name ?? "", lastName: user.last_name ?? "" }),
  },
  {
    id: "accepted",
    header: "Accepted",
    width: "shrink",
    narrow: "detail",
    cell: ({ acceptedAt }) => <Moment at={acceptedAt} />,
  },
  {
    id: "left",
    header: "Time left",
    align: "end",
    width: "shrink",
    cell: ({ durationLeft }) => formatDuration(durationLeft),
  },
];

export type VoucherUsersProps = {
  readonly voucherId: number;
  readonly name: string;
  readonly onClose: () => void;
};

/** The people who have accepted a voucher, when, and their remaining time. */
export function VoucherUsers({ voucherId, name, onClose }: VoucherUsersProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Users of ${name}`}
      actions={<Button onPress={onClose}>Close</Button>}
    >
      <Section placeholder={<Skeleton kind="rows" rows={3} columns={3} label="Loading the users" />}>
        <Users voucherId={voucherId} />
      </Section>
    </Dialog>
  );
}

function Users({ voucherId }: Pick<VoucherUsersProps, "voucherId">) {
  const { getCloudModulesResourceAccessVoucherAsAdmin: voucher } = useLazyLoadQuery<VoucherUsersQuery>(
    graphql`
      query VoucherUsersQuery($voucherId: Int!) {
        getCloudModulesResourceAccessVoucherAsAdmin(voucherId: $voucherId) {
          id
          userQuota {
            user {
              keycloak_id
              first_name
              last_name
            }
            durationLeft
            acceptedAt
          }
        }
      }
    `,
    { voucherId },
    { fetchPolicy: "network-only" },
  );
  return (
    <Table
      label="Users"
      columns={columns}
      rows={voucher.userQuota}
      rowId={({ user }) => user.keycloak_id ?? ""}
      empty={<EmptyState>No one has accepted the voucher yet.</EmptyState>}
    />
  );
}
