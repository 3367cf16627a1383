import { formatDuration, fullName } from "@cathedra/domain";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type {
  VoucherUsersQuery,
  VoucherUsersQuery$data,
} from "../../../__generated__/VoucherUsersQuery.graphql.ts";
import { UsersDialog } from "../../../features/access-vouchers/UsersDialog.tsx";
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
    <UsersDialog of={name} onClose={onClose}>
      <Users voucherId={voucherId} />
    </UsersDialog>
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
