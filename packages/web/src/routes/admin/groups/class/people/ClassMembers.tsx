import { classTexts, groupAdministrationTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Trash2 } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { Tooltip } from "@cathedra/ui-kit/Tooltip";
import { useCallback, useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { ClassMembers_group$key } from "../../../../../__generated__/ClassMembers_group.graphql.ts";
import {
  getSort,
  type ListedPerson,
  listedPerson,
  peopleInOrder,
} from "../../../../../features/class-people/people-list.ts";
import { personColumn } from "../../../../../features/class-people/person-column.ts";
import { useRenderedCount } from "../../../../../features/list-bar/use-rendered-count.ts";
import { personHref } from "../../../../../features/people/person-href.ts";
import type { DataColumn } from "../../../../../features/table-page/columns.ts";
import { DataTable } from "../../../../../features/table-page/DataTable.tsx";
import { TableActions } from "../../../../../features/table-page/TableActions.tsx";
import { TableBar } from "../../../../../features/table-page/TableBar.tsx";
import { TableSection } from "../../../../../features/table-page/TableSection.tsx";
import { onePart, searchPart, tableView } from "../../../../../features/table-page/table-view.ts";
import { useTableAddress } from "../../../../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../../../../features/table-page/use-table-settings.ts";
import { offerUndo } from "../../../../../features/undo/offer-undo.ts";
import { restoreFocus } from "../../../../../shell/focus-content.ts";
import { toasts } from "../../../../../shell/toasts.ts";
import { contentId } from "../../../../../shell/use-page-title.ts";
import { useViewer } from "../../../../../shell/use-viewer.ts";
import { useRemoveMember } from "../../use-remove-users.ts";
import { NoPeople } from "../NoPeople.tsx";

const texts = classTexts.people;

/** The number of rows that are shown at first, and added by each "Show more". */
const pageSize = 100;

const columns: readonly DataColumn<ListedPerson>[] = [
  { ...personColumn<ListedPerson>(), phone: "lead" },
  {
    id: "email",
    header: classTexts.address,
    cell: ({ email }) => email,
    text: ({ email }) => email,
    // The file has no separate column, because it always contains the value beside the name.
    fileColumns: [],
  },
];

/** The admins and the learners of a group. */
export function ClassMembers({ group: key }: { readonly group: ClassMembers_group$key }) {
  const group = useFragment(
    graphql`
      fragment ClassMembers_group on CustomerGroup {
        id
        name
        admins {
          keycloak_id
          first_name
          last_name
          email
        }
        learners: members(roles: [learner]) {
          keycloak_id
          first_name
          last_name
          email
        }
        viewerCanRemoveMember
        viewerCanReadPeople
      }
    `,
    key,
  );
  const { view, shown: address, show } = useTableAddress(membersView);
  const [settings, setSettings] = useTableSettings("members");
  const { count, showMore } = useRenderedCount(pageSize);
  const learners = useMemo(() => group.learners.map(listedPerson), [group.learners]);
  const shown = useMemo(
    () => peopleInOrder(learners, membersView.read(new URLSearchParams(address))),
    [learners, address],
  );
  const rowActions = useCallback(
    (person: ListedPerson) => <MemberActions groupId={group.id} person={person} />,
    [group.id],
  );
  const readsAudit = useViewer()?.viewerAdminSections.includes("audit") === true;
  const shownColumns = readsAudit ? columnsWithHistory : columns;
  const rowHref = group.viewerCanReadPeople ? getHref : undefined;
  return (
    <Stack gap={6}>
      <Admins people={group.admins.map(listedPerson)} getHref={rowHref} />
      <TableBar
        search={{
          label: "Search people",
          value: view.search,
          onSearch: (search) => show({ ...view, search }),
        }}
        acts={
          <TableActions
            name={`people-${group.name}`}
            columns={shownColumns}
            settings={settings}
            setSettings={setSettings}
            read={() => Promise.resolve(shown)}
            offersWorkbook
          />
        }
      />
      <TableSection title="People" count={shown.length} one="person">
        <Card padding="none">
          <DataTable
            label={texts.table}
            columns={shownColumns}
            settings={settings}
            rows={shown.slice(0, count)}
            rowId={getId}
            {...(group.viewerCanRemoveMember && { rowActions })}
            {...(rowHref !== undefined && { rowHref })}
            sort={getSort(view.sort)}
            onSortChange={({ direction }) =>
              show({ ...view, sort: direction === "ascending" ? "name" : "-name" })
            }
            empty={
              learners.length === 0 ? (
                <NoPeople groupId={group.id} />
              ) : (
                <EmptyState action={<LinkButton href="?">Show all</LinkButton>}>
                  {classTexts.noneMatch}
                </EmptyState>
              )
            }
          />
        </Card>
        {shown.length > count && (
          <Inline gap={2}>
            <Button onPress={showMore}>Show more</Button>
          </Inline>
        )}
      </TableSection>
    </Stack>
  );
}

const getId = ({ id }: ListedPerson) => id;
const getHref = ({ id }: ListedPerson) => personHref(id);

type AdminsProps = {
  readonly people: readonly ListedPerson[];
  readonly getHref: ((person: ListedPerson) => string) | undefined;
};

function Admins({ people, getHref: href }: AdminsProps) {
  return (
    <Card title={texts.admins}>
      <Stack gap={2}>
        {people.length === 0 && <Text>{texts.noAdmin}</Text>}
        {people.map((person) => (
          <Inline key={person.id} gap={2}>
            {href === undefined ? <Text>{person.name}</Text> : <Link href={href(person)}>{person.name}</Link>}
            <Text size="small" tone="muted">
              {person.email}
            </Text>
          </Inline>
        ))}
        <Text size="small" tone="muted">
          {texts.adminsHelp}
        </Text>
      </Stack>
    </Card>
  );
}

/** A link to a person's history, for people who may read the audit log. */
const historyColumn: DataColumn<ListedPerson> = {
  id: "history",
  header: texts.history,
  width: "shrink",
  narrow: "detail",
  cell: ({ id, name }) => (
    <Link href={`/admin/audit?person=${id}`} aria-label={texts.findHistory(name)}>
      {texts.history}
    </Link>
  ),
  text: () => "",
  fileColumns: [],
};
const columnsWithHistory = [...columns, historyColumn];

type MemberActionsProps = { readonly groupId: number; readonly person: ListedPerson };

function MemberActions({ groupId, person: { id, name } }: MemberActionsProps) {
  const removeMember = useRemoveMember(groupId);
  const { revalidate } = useRevalidator();
  const remove = async () => {
    const pressed = document.activeElement;
    try {
      offerUndo(groupAdministrationTexts.removedOne(name), await removeMember(id), () => void revalidate());
      await revalidate();
    } catch {
      toasts.error(groupAdministrationTexts.removeOneFailed);
    }
    restoreFocus(() => document.getElementById(contentId), pressed);
  };
  return (
    <Tooltip text={texts.removeShort}>
      <IconButton icon={Trash2} size="small" label={texts.remove(name)} onPress={() => void remove()} />
    </Tooltip>
  );
}

/** The view of a group's people in the address; it has the same parameters as the other tabs. */
type MembersView = { readonly search: string; readonly sort: "name" | "-name" };

const membersView = tableView<MembersView>({ search: searchPart, sort: onePart(["name", "-name"]) });
