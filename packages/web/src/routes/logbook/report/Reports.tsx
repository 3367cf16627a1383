import { requirementSetNames } from "@cathedra/domain/logbook-report";
import { logbookReportTexts as texts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Download, Trash2 } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  Reports_reports$data,
  Reports_reports$key,
} from "../../../__generated__/Reports_reports.graphql.ts";
import { showDay, showMoment } from "../../../format/dates.ts";
import { sizeText } from "../../../format/size-text.ts";
import * as css from "../numbers/totals.css.ts";
import { useReportChanges } from "./use-report-changes.ts";

type Row = Reports_reports$data["reports"][number];

/** The person's reports: download, the page that verifies one, and deletion. */
export function Reports({ reports: key }: { readonly reports: Reports_reports$key }) {
  const { reports } = useFragment(
    graphql`
      fragment Reports_reports on LogbookReports {
        reports {
          id
          code
          requirementSet
          from
          to
          madeAt
          size
          url
        }
      }
    `,
    key,
  );
  const { remove } = useReportChanges();
  const [asked, setAsked] = useState<Row | null>(null);
  return (
    <Card title={texts.reports} padding="none">
      <Table
        label={texts.reports}
        columns={columns}
        rows={reports}
        rowId={({ id }) => id}
        rowActions={(row) => (
          <IconButton icon={Trash2} label={texts.deleteOf(row.code)} onPress={() => setAsked(row)} />
        )}
        empty={<EmptyState>{texts.none}</EmptyState>}
      />
      <div className={css.foot}>
        <Text size="small" tone="muted">
          {texts.limit}
        </Text>
      </div>
      <AlertDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        onConfirm={() => (asked === null ? Promise.resolve() : remove(asked.id))}
      >
        {texts.deleteQuestion}
      </AlertDialog>
    </Card>
  );
}

const columns: readonly TableColumn<Row>[] = [
  {
    id: "period",
    header: texts.period,
    cell: ({ from, to, requirementSet }) => (
      <Stack gap={0}>
        {texts.periodText(from == null ? null : showDay(from), showDay(to))}
        <Text size="small" tone="muted">
          {requirementSetNames[requirementSet as keyof typeof requirementSetNames]}
        </Text>
      </Stack>
    ),
  },
  {
    id: "code",
    header: texts.code,
    width: "shrink",
    narrow: "detail",
    cell: ({ code, url }) => (url == null ? code : <Link href={`/verify/${code}`}>{code}</Link>),
  },
  {
    id: "made",
    header: texts.madeAt,
    width: "shrink",
    narrow: "detail",
    cell: ({ madeAt }) => showMoment(Date.parse(madeAt)),
  },
  {
    id: "file",
    header: texts.fileHead,
    width: "shrink",
    narrow: "detail",
    cell: ({ url, code, size }) =>
      url == null ? (
        <Text size="small" tone="muted">
          {texts.notMade}
        </Text>
      ) : (
        <Inline gap={2}>
          <LinkButton href={url} size="small" icon={Download} download aria-label={texts.downloadOf(code)}>
            {texts.download}
          </LinkButton>
          <Text size="small" tone="muted">
            {size == null ? "" : sizeText(size)}
          </Text>
        </Inline>
      ),
  },
];
