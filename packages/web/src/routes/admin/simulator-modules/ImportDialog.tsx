import { simulatorModuleTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { FileField } from "@cathedra/ui-kit/FileField";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { sizeText } from "../../../format/size-text.ts";
import { ImportReportView } from "./ImportReportView.tsx";
import { useImport } from "./use-import.ts";

const largest = 4 * 1024 * 1024;

export type ImportDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onImported: () => void;
};

/** The dialog of an import: a document is chosen, its changes are previewed, and it is imported completely or not at all. */
export function ImportDialog({ isOpen, onClose, onImported }: ImportDialogProps) {
  const { file, busy, report, failure, choose, again, apply } = useImport({
    onDone: () => {
      onClose();
      onImported();
    },
  });
  const close = () => {
    choose(null);
    onClose();
  };
  const mayImport = report !== null && report.problems.length === 0 && report.changeCount > 0;
  const isTooLarge = file !== null && file.size > largest;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      isDismissable={busy !== "importing"}
      title={texts.import}
      size="large"
      actions={
        <>
          <Button isDisabled={busy === "importing"} onPress={close}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isDisabled={!mayImport || busy === "checking"}
            isPending={busy === "importing"}
            onPress={apply}
          >
            Import
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FileField
          label={texts.file}
          description={texts.fileHelp}
          accept="application/json,.json"
          maxSize={largest}
          value={file}
          isDisabled={busy === "importing"}
          onChange={choose}
          formatSize={sizeText}
        />
        {failure !== null && !isTooLarge && (
          <Banner
            tone="danger"
            {...(report === null
              ? {
                  action: (
                    <Button size="small" onPress={again}>
                      Try again
                    </Button>
                  ),
                }
              : {})}
          >
            {failure}
          </Banner>
        )}
        {busy === "checking" && (
          <Inline gap={2}>
            <Spinner label={texts.checking} />
            <Text as="span" tone="muted">
              {texts.checking}
            </Text>
          </Inline>
        )}
        {report !== null && <ImportReportView report={report} />}
      </Stack>
    </Dialog>
  );
}
