import { importLimits, importTargets } from "@cathedra/domain/logbook-import";
import { logbookFileFaults, logbookImportTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { FileField } from "@cathedra/ui-kit/FileField";
import { Download } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useState } from "react";
import { csvText } from "../../../features/save-file/csv.ts";
import { saveText } from "../../../features/save-file/save-text.ts";
import { sizeText } from "../../../format/size-text.ts";
import type { ImportedTable, TableAnswer } from "./read-table.ts";
import { readTableFile } from "./read-table-file.ts";

export type ImportGroup = { readonly id: number; readonly name: string; readonly customerId: number };

export type ChooseFileProps = {
  readonly groups: readonly ImportGroup[];
  readonly groupId: number;
  readonly onGroup: (id: number) => void;
  readonly onRead: (file: File, table: ImportedTable) => void;
};

/** The first step: a file, and the group whose records its rows become. */
export function ChooseFile({ groups, groupId, onGroup, onRead }: ChooseFileProps) {
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<{ readonly file: File; readonly answer: TableAnswer } | null>(null);
  useEffect(() => {
    if (file === null || file.size > importLimits.bytes) return;
    const reading = new AbortController();
    readTableFile(file, reading.signal).then(
      (answer) => {
        if (reading.signal.aborted) return;
        setRead({ file, answer });
        if (answer.ok) onRead(file, answer.value);
      },
      () => undefined,
    );
    return () => reading.abort();
  }, [file, onRead]);
  const answer = read?.file === file ? read?.answer : undefined;
  const fault =
    file !== null && file.size > importLimits.bytes
      ? "tooLarge"
      : answer?.ok === false
        ? answer.error
        : undefined;
  return (
    <Card title={texts.steps.file}>
      <Stack gap={4}>
        {groups.length > 1 && (
          <Select
            label={texts.group}
            description={texts.groupHelp}
            value={String(groupId)}
            options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => id !== null && onGroup(Number(id))}
          />
        )}
        <FileField
          label={texts.file}
          description={texts.fileHelp}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          value={file}
          onChange={setFile}
          formatSize={sizeText}
          errorMessage={fault === undefined ? undefined : logbookFileFaults[fault]}
        />
        <output>
          {file === null || fault !== undefined || answer !== undefined ? null : (
            <Text as="span" tone="muted">
              {texts.reading}
            </Text>
          )}
        </output>
        <Inline>
          <Button size="small" icon={Download} onPress={saveSample}>
            {texts.sample}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

const example: Readonly<Record<string, string>> = {
  Date: "2025-04-03",
  ProcedureName: "Splenic artery embolization",
  Hospital: "Your hospital",
  Attending: "Last, First",
  Role: "Operator",
  Level: "R2",
  ProcedureIndication: "Trauma",
  ProcedureComment: "Uneventful",
};

/** Saves a file with the headings of the format and one row. */
function saveSample(): void {
  const headers = importTargets.map(({ header }) => header).filter((header) => !header.startsWith("Trainee"));
  saveText("logbook-sample.csv", csvText([headers, headers.map((header) => example[header] ?? "")]));
}
