import { classInvitationTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Copy } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { copyLink } from "../../../../features/invite-link/copy-link.ts";

type Props = { readonly code: string | undefined; readonly sendsMail: boolean };

/** The link of the group, to be passed on by hand; mails have personal ones. */
export function ClassLink({ code, sendsMail }: Props) {
  const link = code === undefined ? undefined : `${location.origin}/?inviteCode=${code}`;
  return (
    <Card title="Invitation link">
      <Stack gap={3}>
        <Text measure="reading">
          {link === undefined
            ? "The group has no invitation link now. You can make one on its card."
            : sendsMail
              ? classInvitationTexts.groupLink
              : "Anyone who opens this link and signs in joins the group."}
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
