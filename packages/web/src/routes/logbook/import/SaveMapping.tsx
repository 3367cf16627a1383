import {
  columnsByHeading,
  type ImportLists,
  type ImportMapping,
  type ImportTarget,
  savedMappingLimits,
  toSavedMapping,
} from "@cathedra/domain/logbook-import";
import { importTargetLabel, logbookMappingTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useMemo, useState } from "react";
import * as css from "./import.css.ts";
import { useMappingChanges } from "./use-mapping-changes.ts";

export type SaveMappingProps = {
  readonly mapping: ImportMapping;
  readonly lists: ImportLists;
  readonly groupId: number;
  readonly institution: string;
};

/** Saves the mapping of a file under a name. Everything that is saved is shown first, because others can read it once it is shared. */
export function SaveMapping({ mapping, lists, groupId, institution }: SaveMappingProps) {
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const { save, isBusy } = useMappingChanges();
  const saved = useMemo(
    () => toSavedMapping({ ...mapping, columns: columnsByHeading(mapping) }, lists),
    [mapping, lists],
  );
  return (
    <Card title={texts.save}>
      <Stack gap={4}>
        <Text tone="muted">{saved === undefined ? texts.nothing : texts.explanation}</Text>
        {saved !== undefined && (
          <>
            <TextField
              label={texts.name}
              description={texts.nameHelp}
              maxLength={savedMappingLimits.name}
              value={name}
              onChange={setName}
            />
            <Checkbox label={texts.share(institution)} value={isShared} onChange={setShared} />
            <Disclosure title={texts.whatIsSaved} level={3}>
              <Stack gap={4}>
                <Lines
                  title={texts.columns}
                  lines={Object.entries(saved.columns).map(([heading, target]) =>
                    texts.meaning(heading, importTargetLabel(target)),
                  )}
                />
                {Object.entries(saved.values).map(([target, values]) => (
                  <Lines
                    key={target}
                    title={texts.texts(importTargetLabel(target as ImportTarget))}
                    lines={Object.keys(values ?? {})}
                  />
                ))}
              </Stack>
            </Disclosure>
            <Inline>
              <Button
                isDisabled={name.trim() === "" || name.length > savedMappingLimits.name}
                isPending={isBusy}
                onPress={() => void save({ groupId, name, mapping: JSON.stringify(saved), isShared })}
              >
                {texts.save}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div className={css.cell}>
      <Text weight="medium">{title}</Text>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Text size="small">{line}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
