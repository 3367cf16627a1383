import { provisioningTexts } from "@cathedra/domain/messages";
import { provisioningLimits } from "@cathedra/domain/provisioning";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { AlertDialog, Dialog } from "@cathedra/ui-kit/Dialog";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Credentials_provisioning$key } from "../../../../__generated__/Credentials_provisioning.graphql.ts";
import { useAfterChange } from "../../../../features/after-change/use-after-change.ts";
import { showMoment } from "../../../../format/dates.ts";
import { copyText } from "./copy-text.ts";
import * as css from "./provisioning.css.ts";
import { useProvisioningChanges } from "./use-provisioning-changes.ts";

const texts = provisioningTexts.credentials;

const moment = (at: string) => showMoment(Date.parse(at));

/** The credentials with which the directory sends its requests; a new one is shown once. */
export function Credentials({ provisioning: key }: { readonly provisioning: Credentials_provisioning$key }) {
  const { customerId, credentials } = useFragment(
    graphql`
      fragment Credentials_provisioning on Provisioning {
        customerId
        credentials {
          id
          createdAt
          expiresAt
          lastUsedAt
        }
      }
    `,
    key,
  );
  const changes = useProvisioningChanges();
  const changed = useAfterChange();
  const [state, setState] = useState<"idle" | "acting" | "failed">("idle");
  const [token, setToken] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<string | null>(null);
  const issue = async () => {
    setState("acting");
    try {
      const { issueProvisioningCredential: issued } = await changes.issue({ customerId });
      setToken(issued.token);
      setState("idle");
      await changed();
    } catch {
      setState("failed");
    }
  };
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        {state === "failed" && <Banner tone="danger">{texts.issueFailed}</Banner>}
        {credentials.length === 0 ? (
          <Text tone="muted">{texts.none}</Text>
        ) : (
          <ul className={css.rows}>
            {credentials.map(({ id, createdAt, expiresAt, lastUsedAt }) => (
              <li key={id}>
                <Stack gap={2}>
                  <Stack gap={1}>
                    <Text>{`Issued ${moment(createdAt)}`}</Text>
                    <Text size="small" tone="muted">
                      {`${lastUsedAt == null ? texts.never : `Last used ${moment(lastUsedAt)}`}. Valid until ${moment(expiresAt)}.`}
                    </Text>
                  </Stack>
                  <div>
                    <Button
                      size="small"
                      aria-label={`${texts.revoke} the credential issued ${moment(createdAt)}`}
                      onPress={() => setRevoking(id)}
                    >
                      {texts.revoke}
                    </Button>
                  </div>
                </Stack>
              </li>
            ))}
          </ul>
        )}
        {credentials.length > 0 && (
          <Text size="small" tone="muted">
            {texts.rotate}
          </Text>
        )}
        {credentials.length < provisioningLimits.credentials && (
          <Inline gap={2}>
            <Button isPending={state === "acting"} onPress={() => void issue()}>
              {texts.issue}
            </Button>
          </Inline>
        )}
      </Stack>
      {token !== null && (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setToken(null)}
          // The text cannot be shown again, so that only the button closes the dialog.
          isDismissable={false}
          title={texts.issued}
          actions={
            <>
              <Button onPress={() => void copyText(token)}>{provisioningTexts.copy}</Button>
              <Button variant="primary" onPress={() => setToken(null)}>
                {provisioningTexts.done}
              </Button>
            </>
          }
        >
          <Stack gap={4}>
            <output className={css.secret} aria-label={texts.issued}>
              {token}
            </output>
            <Text>{texts.once}</Text>
          </Stack>
        </Dialog>
      )}
      {revoking !== null && (
        <AlertDialog
          isOpen
          onOpenChange={() => setRevoking(null)}
          title={texts.revokeTitle}
          confirmLabel={texts.revoke}
          failureMessage={texts.revokeFailed}
          onConfirm={async () => {
            await changes.revoke({ customerId, id: revoking });
            await changed();
          }}
        >
          {texts.revokeHelp}
        </AlertDialog>
      )}
    </Card>
  );
}
