import { talentTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { SyncRunDrawerMoreQuery } from "../../../__generated__/SyncRunDrawerMoreQuery.graphql.ts";
import type { SyncRunDrawerQuery } from "../../../__generated__/SyncRunDrawerQuery.graphql.ts";
import { Section } from "../../../features/section/Section.tsx";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { Moment } from "../../../format/Moment.tsx";
import { ChangeList } from "./ChangeList.tsx";

const pageSize = 50;

export type SyncRunDrawerProps = { readonly runId: string; readonly onClose: () => void };

/** The details of one synchronisation, failures first. */
export function SyncRunDrawer({ runId, onClose }: SyncRunDrawerProps) {
  return (
    <DetailDrawer title="Synchronisation" notFound="Synchronisation not found." onClose={onClose}>
      <Run runId={runId} />
    </DetailDrawer>
  );
}

function Run({ runId }: { readonly runId: string }) {
  const { talentSyncRun: run, talentSyncChanges: found } = useLazyLoadQuery<SyncRunDrawerQuery>(
    graphql`
      query SyncRunDrawerQuery($id: ID!, $limit: Int!) {
        talentSyncRun(id: $id) {
          spaces
          courses
          units
          ...syncRunColumns_run @relay(mask: false)
        }
        talentSyncChanges(id: $id, limit: $limit) {
          totalCount
          changes {
            id
            ...ChangeList_changes
          }
        }
      }
    `,
    { id: runId, limit: pageSize },
    { fetchPolicy: "store-and-network" },
  );
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Text weight="medium">{run.operation.message}</Text>
        <Text size="small" tone="muted" figures="tabular">
          <Moment at={run.operation.requestedAt} />
          {run.spaces != null &&
            ` · ${run.spaces.toLocaleString("en")} spaces, ${(run.courses ?? 0).toLocaleString("en")} courses, ${(run.units ?? 0).toLocaleString("en")} units`}
        </Text>
      </Stack>
      {found.totalCount === 0 && run.operation.state === "succeeded" && (
        <EmptyState>{talentTexts.noChanges}</EmptyState>
      )}
      <ChangeList changes={found.changes} />
      {found.totalCount > pageSize && <More runId={runId} offset={pageSize} total={found.totalCount} />}
    </Stack>
  );
}

type MoreProps = { readonly runId: string; readonly offset: number; readonly total: number };

function More(props: MoreProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) {
    return (
      <Button onPress={() => setWanted(true)}>
        {`Show more (${(props.total - props.offset).toLocaleString("en")} not shown)`}
      </Button>
    );
  }
  return (
    <Section placeholder={<Text tone="muted">Loading…</Text>}>
      <Page {...props} />
    </Section>
  );
}

function Page({ runId, offset, total }: MoreProps) {
  const { talentSyncChanges: found } = useLazyLoadQuery<SyncRunDrawerMoreQuery>(
    graphql`
      query SyncRunDrawerMoreQuery($id: ID!, $limit: Int!, $offset: Int!) {
        talentSyncChanges(id: $id, limit: $limit, offset: $offset) {
          changes {
            id
            ...ChangeList_changes
          }
        }
      }
    `,
    { id: runId, limit: pageSize, offset },
  );
  return (
    <>
      <ChangeList changes={found.changes} />
      {total > offset + pageSize && <More runId={runId} offset={offset + pageSize} total={total} />}
    </>
  );
}
