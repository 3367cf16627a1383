import { auditTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Chip } from "@cathedra/ui-kit/Chip";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import type { AuditLogQuery } from "../../../__generated__/AuditLogQuery.graphql.ts";
import { focusSearch } from "../../../features/list-bar/focus-search.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { countedText } from "../../../features/table-page/count-text.ts";
import { DataTable } from "../../../features/table-page/DataTable.tsx";
import { TableActions } from "../../../features/table-page/TableActions.tsx";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useTableAddress } from "../../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../../features/table-page/use-table-settings.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AuditFilters } from "./AuditFilters.tsx";
import { auditColumns } from "./audit-columns.tsx";
import { type AuditView, auditView } from "./audit-view.ts";
import { EntryDrawer } from "./EntryDrawer.tsx";
import { thingText } from "./thing-text.ts";
import { useAuditFile } from "./use-audit-file.ts";

/** The audit log, latest entries first. */
export function AuditLog() {
  useRefreshOnReturn();
  const { auditEntries: page } = useRouteQuery<AuditLogQuery>(graphql`
    query AuditLogQuery($filter: AuditFilter, $first: Int!, $before: ID) @preloadable {
      ...Viewer_query
      auditEntries(filter: $filter, first: $first, before: $before) {
        next
        count
        person {
          id
          name
        }
        thing {
          kind
          id
          name
        }
        customer {
          id
          name
        }
        entries {
          ...auditColumns_entry @relay(mask: false)
        }
      }
    }
  `);
  const { pathname } = useLocation();
  const { view, show, isRereading } = useTableAddress(auditView);
  const { opened, close, getHref } = useOpened();
  const [settings, setSettings] = useTableSettings("audit");
  const read = useAuditFile(view);
  const narrow = (part: Partial<AuditView>) => show({ ...view, before: null, ...part });
  const showAll = () => {
    show(auditView.whole(view));
    focusSearch();
  };
  const addressOf = (before: string | null) => `${pathname}?${auditView.write({ ...view, before })}`;
  const empty = auditView.isNarrowed(view) ? (
    <EmptyState action={<Button onPress={showAll}>Show all changes</Button>}>{texts.noneFound}</EmptyState>
  ) : (
    <EmptyState>{texts.empty}</EmptyState>
  );
  return (
    <Stack gap={5}>
      <AuditFilters
        view={view}
        narrow={narrow}
        page={page}
        acts={
          <TableActions
            name="audit-log"
            columns={auditColumns}
            settings={settings}
            setSettings={setSettings}
            read={read}
          />
        }
      />
      {view.thing !== null && (
        <Chip
          onRemove={() => {
            narrow({ thing: null });
            focusSearch();
          }}
          removeLabel="Show all items"
        >
          {page.thing == null ? view.thing : thingText(page.thing)}
        </Chip>
      )}
      <output>
        <Text as="span" size="small" tone="muted" figures="tabular">
          {page.count == null ? texts.moreThanCounted : countedText(page.count, "change")}
        </Text>
      </output>
      <Card padding="none">
        <DataTable
          label="Changes"
          columns={auditColumns}
          settings={settings}
          rows={page.entries}
          rowId={({ id }) => id}
          rowHref={({ id }) => getHref(id)}
          isLoading={isRereading}
          empty={empty}
        />
      </Card>
      {(view.before !== null || page.next != null) && (
        <nav aria-label="Pages of the audit log">
          <Inline gap={2}>
            {view.before !== null && <LinkButton href={addressOf(null)}>Latest</LinkButton>}
            {page.next != null && <LinkButton href={addressOf(page.next)}>Older</LinkButton>}
          </Inline>
        </nav>
      )}
      {opened !== null && <EntryDrawer key={opened} entryId={opened} onClose={close} />}
    </Stack>
  );
}
