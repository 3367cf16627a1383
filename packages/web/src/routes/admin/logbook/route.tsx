import { administrationTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Grid } from "@cathedra/ui-kit/Grid";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Select } from "@cathedra/ui-kit/Select";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { AdminLogbookQuery } from "../../../__generated__/AdminLogbookQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminPage } from "../AdminPage.tsx";
import { chosenAccount } from "./chosen-account.ts";
import { attendingsText, counted } from "./counts.ts";

/** The administration of an account's attendings and hospitals (7.083-7.085). */
export function Component() {
  return (
    <AdminPage section="logbook" title="Logbook" documentTitle="Logbook · Administration">
      <Section placeholder={<Skeleton kind="block" height={280} />}>
        <Accounts />
      </Section>
    </AdminPage>
  );
}

/** The accounts whose logbook the person administers; the first is preselected (7.084). */
function Accounts() {
  useRefreshOnReturn();
  const { getCustomersForAdmin } = useRouteQuery<AdminLogbookQuery>(graphql`
    query AdminLogbookQuery @preloadable {
      ...Viewer_query
      getCustomersForAdmin(list: logbook) {
        id
        name
        viewerCanAdministerLogbook
        logbookLists {
          attendings
          unverifiedAttendings
          hospitals
        }
      }
    }
  `);
  const [search, setSearch] = useSearchParams();
  const accounts = getCustomersForAdmin.filter((account) => account.viewerCanAdministerLogbook);
  if (accounts.length === 0) {
    return (
      <Card>
        <EmptyState>{administrationTexts.noAccounts}</EmptyState>
      </Card>
    );
  }
  const chosen = chosenAccount(accounts, search.get("account"));
  const lists = chosen?.logbookLists;
  return (
    <Stack gap={6}>
      <Select
        label="Accounts"
        options={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen === undefined ? null : String(chosen.id)}
        placeholder="Choose an account"
        description={chosen === undefined ? administrationTexts.chooseAccount : undefined}
        onChange={(account) => setSearch(account === null ? {} : { account }, { replace: true })}
      />
      <Grid columns={3} gap={6}>
        <ListCard
          title="Attendings"
          explanation="The physicians who supervise the procedures."
          count={lists == null ? undefined : attendingsText(lists.attendings, lists.unverifiedAttendings)}
          href={chosen && `/admin/logbook/attendings/${chosen.id}`}
          action="Open attendings"
        />
        <ListCard
          title="Hospitals"
          explanation="The places where procedures are done."
          count={lists == null ? undefined : counted(lists.hospitals, "hospital", "hospitals")}
          href={chosen && `/admin/logbook/hospitals/${chosen.id}`}
          action="Open hospitals"
        />
        <ListCard
          title="Targets"
          explanation="The minimum number of cases that trainees need."
          href={chosen && `/admin/logbook/targets/${chosen.id}`}
          action="Open targets"
        />
        <ListCard
          title="Settings"
          explanation="Whether attendings rate independence, and whether imported records count."
          href={chosen && `/admin/logbook/settings/${chosen.id}`}
          action="Open settings"
        />
      </Grid>
    </Stack>
  );
}

type ListCardProps = {
  readonly title: string;
  /** Explains the list in a sentence below its title. */
  readonly explanation: string;
  /** The number of entries as text; missing until an account is chosen. */
  readonly count?: string | undefined;
  /** The address that the card leads to; without it the card is disabled (7.084). */
  readonly href?: string | undefined;
  /** The text of the card's link. */
  readonly action: string;
};

/** One of the lists of an account. */
function ListCard({ title, explanation, count, href, action }: ListCardProps) {
  return (
    <Card title={title}>
      <Stack gap={4} align="start">
        <Stack gap={1}>
          <Text tone="muted">{explanation}</Text>
          {count !== undefined && (
            <Text weight="medium" figures="tabular">
              {count}
            </Text>
          )}
        </Stack>
        {href === undefined ? (
          <Button isDisabled>{action}</Button>
        ) : (
          <LinkButton href={href}>{action}</LinkButton>
        )}
      </Stack>
    </Card>
  );
}
