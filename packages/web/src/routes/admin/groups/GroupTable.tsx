import { fullName } from "@cathedra/domain";
import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  GroupTable_groups$data,
  GroupTable_groups$key,
} from "../../../__generated__/GroupTable_groups.graphql.ts";
import { Moment } from "../../../format/Moment.tsx";
import { classTabHref } from "./class-tabs.ts";
import { type GroupsView, getColumnSort, sortOfColumn } from "./groups-view.ts";

export type GroupTableProps = {
  readonly groups: GroupTable_groups$key;
  readonly sort: GroupsView["sort"];
  readonly onSort: (sort: GroupsView["sort"]) => void;
  readonly getHref: (id: number) => string;
  readonly isLoading: boolean;
};

type Row = GroupTable_groups$data[number];

const columns: readonly TableColumn<Row>[] = [
  { id: "name", header: "Group", isSortable: true, cell: ({ name }) => name },
  {
    id: "account",
    header: "Institution",
    isSortable: true,
    narrow: "detail",
    cell: ({ customer }) => customer.name,
  },
  { id: "admins", header: "Admins", narrow: "detail", cell: ({ admins }) => adminsText(admins) },
  {
    id: "members",
    header: "Members",
    isSortable: true,
    align: "end",
    width: "shrink",
    cell: ({ memberCount }) => memberCount.toLocaleString("en"),
  },
  {
    id: "courses",
    header: "Courses",
    isSortable: true,
    align: "end",
    width: "shrink",
    cell: ({ courseCount }) => courseCount.toLocaleString("en"),
  },
  { id: "link", header: "Invite link", narrow: "detail", cell: (group) => <LinkEnd group={group} /> },
  {
    id: "invite",
    header: "Invite",
    width: "shrink",
    narrow: "detail",
    cell: (group) => <InviteAction group={group} />,
  },
];

/** A table of groups, in the order of the chosen column header or sort menu. */
export function GroupTable({ groups, sort, onSort, getHref, isLoading }: GroupTableProps) {
  const rows = useFragment(
    graphql`
      fragment GroupTable_groups on CustomerGroup @relay(plural: true) {
        id
        name
        customer {
          id
          name
        }
        admins {
          keycloak_id
          first_name
          last_name
        }
        memberCount(roles: [learner])
        courseCount
        viewerCanManageInvitation
        invitationLink {
          code
          expiresAt
        }
      }
    `,
    groups,
  );
  return (
    <Card padding="none">
      <Table
        label="Groups"
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => getHref(id)}
        sort={getColumnSort({ sort })}
        onSortChange={(next) => onSort(sortOfColumn(next, sort))}
        isLoading={isLoading}
        empty={null}
      />
    </Card>
  );
}

const maxAdminsNamed = 2;

function adminsText(admins: Row["admins"]): string {
  if (admins.length === 0) return "None yet";
  const names = admins
    .slice(0, maxAdminsNamed)
    .map(({ first_name, last_name }) => fullName({ firstName: first_name ?? "", lastName: last_name ?? "" }));
  const more = admins.length - names.length;
  return `${names.join(", ")}${more > 0 ? ` and ${more.toLocaleString("en")} more` : ""}`;
}

/** A link to the group's invitations, for people who may invite. */
function InviteAction({ group: { id, name, viewerCanManageInvitation } }: { readonly group: Row }) {
  if (!viewerCanManageInvitation) return null;
  return (
    <Link href={classTabHref(id, "invitations")} variant="alone" aria-label={`Invite people to ${name}`}>
      Invite
    </Link>
  );
}

/** The end of the invitation link; nothing for people who may not distribute it. */
function LinkEnd({ group }: { readonly group: Row }) {
  if (!group.viewerCanManageInvitation) return null;
  if (group.invitationLink == null) return "Off";
  const { expiresAt } = group.invitationLink;
  if (expiresAt == null) return "No end date";
  return (
    <>
      {"Until "}
      <Moment at={expiresAt} />
    </>
  );
}
