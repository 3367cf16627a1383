import { makeLogbookSchema } from "@cathedra/domain/logbook";
import { ownLogbookTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Download } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { getRequest } from "relay-runtime";
import type { LogbookExportQuery } from "../../../__generated__/LogbookExportQuery.graphql.ts";
import { ExportStatus } from "../../../features/export/ExportStatus.tsx";
import { type ExportKind, useExport } from "../../../features/export/use-export.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { saveFile } from "../../../features/save-file/save-file.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { logbookPageCrumbs } from "../crumbs.ts";
import { LogbookPage } from "../LogbookPage.tsx";
import type { LogbookFormat, OwnLogbookOrder } from "./make-own-logbook.ts";
import { ownLogbookQuery } from "./own-logbook-query.ts";

const texts = ownLogbookTexts;
const crumbs = logbookPageCrumbs({ label: texts.title, href: "/logbook/export" });

/** The page on which a person exports their whole logbook. */
export function Component() {
  return (
    <LogbookPage title={texts.title} crumbs={crumbs} explanation={texts.explanation}>
      <Section placeholder={<Skeleton kind="text" lines={6} label="Loading your logbook" />}>
        <LogbookExport />
      </Section>
    </LogbookPage>
  );
}

const operation = getRequest(ownLogbookQuery).params.id ?? "";

const failed = { tone: "danger", text: texts.failed } as const;

const kind: ExportKind = {
  startWorker: () => new Worker(new URL("./own-logbook-worker.ts", import.meta.url), { type: "module" }),
  name: "whole-logbook",
  outcomeTexts: {
    made: { tone: "success", text: texts.succeeded },
    nothing: { tone: "info", text: texts.nothing },
    // A whole logbook is never cut.
    madeInPart: failed,
    tooMany: failed,
    failed,
  },
};

const files: { readonly [Format in LogbookFormat]: ExportKind } = {
  xlsx: kind,
  csv: { ...kind, file: { ending: "csv", type: "text/csv" } },
  json: { ...kind, file: { ending: "json", type: "application/json" } },
};

const formats: readonly { readonly value: LogbookFormat; readonly label: string }[] = [
  { value: "xlsx", label: texts.xlsx },
  { value: "csv", label: texts.csv },
  { value: "json", label: texts.json },
];

function LogbookExport() {
  useRefreshOnReturn();
  const { ownLogbook } = useRouteQuery<LogbookExportQuery>(graphql`
    query LogbookExportQuery @preloadable {
      ...Viewer_query
      ownLogbook(limit: 1) {
        totalCount
      }
    }
  `);
  const [format, setFormat] = useState<LogbookFormat>("xlsx");
  const { state, start, stop } = useExport<OwnLogbookOrder["request"]>();
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={4}>
          <Text>{texts.count(ownLogbook.totalCount)}</Text>
          <RadioGroup
            label={texts.formats}
            layout="segmented"
            options={formats}
            value={format}
            onChange={(value) => setFormat(formats.find((each) => each.value === value)?.value ?? "xlsx")}
          />
          <Inline gap={3}>
            <Button
              variant="primary"
              icon={Download}
              isPending={state.status === "running"}
              pendingLabel="Exporting"
              onPress={() => void start(files[format], operation, { format })}
            >
              {texts.start}
            </Button>
          </Inline>
        </Stack>
      </Card>
      <ExportStatus state={state} things="records" onStop={stop} />
      <Disclosure title="What the files hold" level={2}>
        <Stack gap={3} align="start">
          <Text>{texts.readBack}</Text>
          <Text>{texts.formulas}</Text>
          <Button size="small" icon={Download} onPress={saveSchema}>
            {texts.schema}
          </Button>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

function saveSchema(): void {
  const schema = new TextEncoder().encode(`${JSON.stringify(makeLogbookSchema(), null, 2)}\n`);
  saveFile(schema.buffer, "logbook.schema.json", "application/schema+json");
}
