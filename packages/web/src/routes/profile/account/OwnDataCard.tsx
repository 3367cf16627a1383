import { personalDataTexts as texts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";

/** The way to the export of everything about the person. */
export function OwnDataCard() {
  return (
    <Card title={texts.title}>
      <Stack gap={2} align="start">
        <Text>{texts.cardText}</Text>
        <Link href="/profile/data" variant="alone">
          {texts.cardLink}
        </Link>
      </Stack>
    </Card>
  );
}
