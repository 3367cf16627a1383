import { storageTexts, storageUploadTexts as texts } from "@cathedra/domain/messages";
import type { NameConflictPolicy } from "@cathedra/domain/storage";
import { Button } from "@cathedra/ui-kit/Button";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { folderOf, nameOf } from "../paths.ts";
import type { Upload } from "./queue.ts";

export type NameConflictDialogProps = {
  readonly upload: Upload;
  /** Others that wait for the same answer. */
  readonly others: number;
  readonly onAnswer: (way: NameConflictPolicy | "skip", isForAll: boolean) => void;
};

const ways = ["keepBoth", "replace", "skip"] as const;

/** Asks what becomes of a file whose name is taken; whoever closes it skips the file. */
export function NameConflictDialog({ upload, others, onAnswer }: NameConflictDialogProps) {
  const [way, setWay] = useState<(typeof ways)[number]>("keepBoth");
  const [isForAll, setForAll] = useState(others > 0);
  const where = nameOf(folderOf(upload.key)) || storageTexts.root;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onAnswer("skip", false)}
      title={texts.takenTitle}
      size="small"
      actions={
        <Button variant="primary" onPress={() => onAnswer(way, isForAll)}>
          {texts[way]}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>{texts.taken(nameOf(upload.key), where)}</Text>
        <RadioGroup
          label={texts.takenTitle}
          isLabelHidden
          value={way}
          onChange={(next) => setWay(ways.find((known) => known === next) ?? "keepBoth")}
          options={[
            { value: "keepBoth", label: texts.keepBoth, description: texts.keepBothHint },
            { value: "replace", label: texts.replace, description: texts.replaceHint },
            { value: "skip", label: texts.skip, description: texts.skipHint },
          ]}
        />
        <Checkbox label={texts.forAll(others)} value={isForAll} onChange={setForAll} />
      </Stack>
    </Dialog>
  );
}
