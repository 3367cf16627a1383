import { classInvitationTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Copy } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { copyLink } from "../../../../features/invite-link/copy-link.ts";

type Props = { readonly code: string | undefined; readonly sendsMail: boolean };

/** The link that the mails hold, to be passed on by hand. */
export function ClassLink({ code, sendsMail }: Props) {
  const link = code === undefined ? undefined : `${location.origin}/?inviteCode=${code}`;
  return (
    <Card title="Invitation link">
      <Stack gap={3}>
        <Text measure="reading">
          {link === undefined
            ? "The group has no invitation link now. It gets one with the first list."
            : sendsMail
              ? classInvitationTexts.linksDie
              : "Whoever opens this link and signs in is in the group."}
        </Text>
        {link !== undefined && (
          <Inline gap={2}>
            <Button icon={Copy} onPress={() => void copyLink(link)}>
              Copy invite link
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
