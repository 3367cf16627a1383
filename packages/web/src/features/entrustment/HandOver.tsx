import { entrustmentTexts } from "@cathedra/domain/messages";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
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
  const path = `/logbook/confirmations?${new URLSearchParams({ trainee, record: recordId })}`;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title} size="sheet">
      <Stack gap={4} align="center">
        <Text>{texts.explanation}</Text>
        <QrPicture text={`${location.origin}${path}`} label={texts.code} size="large" />
        <Link href={path}>{`${location.host}/logbook/confirmations`}</Link>
      </Stack>
    </Dialog>
  );
}
