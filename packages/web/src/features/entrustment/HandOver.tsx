import { entrustmentTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Copy } from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { copyToClipboard } from "../clipboard/copy-to-clipboard.ts";
import { QrPicture } from "../qr-picture/QrPicture.tsx";

const texts = entrustmentTexts.handOver;

export type HandOverProps = {
  readonly recordId: string;
  /** The `keycloak_id` of the record's author. */
  readonly trainee: string;
  readonly onClose: () => void;
};

/**
 * A code that the attending scans with their own phone. Nothing is confirmed on the trainee's phone, because there the attending
 * is not signed in.
 */
export default function HandOver({ recordId, trainee, onClose }: HandOverProps) {
  const link = `${location.origin}/logbook/confirmations?${new URLSearchParams({ trainee, record: recordId })}`;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title} size="sheet">
      <Stack gap={4} align="center">
        <Text>{texts.explanation}</Text>
        <QrPicture text={link} label={texts.code} size="large" />
        <Button
          icon={Copy}
          onPress={() => void copyToClipboard(link, { copied: texts.copied, notCopied: texts.notCopied })}
        >
          {texts.copy}
        </Button>
      </Stack>
    </Dialog>
  );
}
