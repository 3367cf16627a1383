import { provisioningTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Inline } from "@cathedra/ui-kit/Inline";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type {
  Release_accounts$data,
  Release_accounts$key,
} from "../../../../__generated__/Release_accounts.graphql.ts";
import { useAfterChange } from "../../../../features/after-change/use-after-change.ts";
import { personParameter } from "./person-parameter.ts";
import * as css from "./provisioning.css.ts";
import { useProvisioningChanges } from "./use-provisioning-changes.ts";

const texts = provisioningTexts.release;

type Account = Release_accounts$data[number];

/** Finds accounts that the directory manages, and releases them from it. */
export function Release({
  customerId,
  accounts: key,
}: {
  readonly customerId: number;
  readonly accounts: Release_accounts$key;
}) {
  const accounts = useFragment(
    graphql`
      fragment Release_accounts on DirectoryAccount @relay(plural: true) {
        id
        name
        userName
        hasAccess
      }
    `,
    key,
  );
  const [parameters, setParameters] = useSearchParams();
  const [asked, setAsked] = useState<Account | null>(null);
  const { release } = useProvisioningChanges();
  const changed = useAfterChange();
  const search = parameters.get(personParameter) ?? "";
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <Text tone="muted">{texts.help}</Text>
        <SearchField
          label={texts.search}
          isLabelShown
          value={search}
          onSearch={(text) =>
            setParameters(text === "" ? {} : { [personParameter]: text }, {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
        {search !== "" && accounts.length === 0 && <Text>{texts.none}</Text>}
        {accounts.length > 0 && (
          <ul className={css.rows}>
            {accounts.map((account) => (
              <li key={account.id}>
                <Stack gap={2}>
                  <Stack gap={1}>
                    <Inline gap={2}>
                      <Text>{account.name}</Text>
                      {!account.hasAccess && <Badge tone="warning">{texts.noAccess}</Badge>}
                    </Inline>
                    <Text size="small" tone="muted">
                      {account.userName}
                    </Text>
                  </Stack>
                  <div>
                    <Button
                      size="small"
                      aria-label={`${texts.release} ${account.name}, ${account.userName}`}
                      onPress={() => setAsked(account)}
                    >
                      {texts.release}
                    </Button>
                  </div>
                </Stack>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {asked !== null && (
        <AlertDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          title={texts.question(asked.name)}
          confirmLabel={texts.release}
          failureMessage={texts.failed}
          onConfirm={async () => {
            await release({ customerId, id: asked.id });
            await changed(texts.released);
          }}
        >
          {asked.hasAccess ? texts.withAccess : texts.withoutAccess}
        </AlertDialog>
      )}
    </Card>
  );
}
