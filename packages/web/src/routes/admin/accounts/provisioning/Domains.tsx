import { provisioningTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay/hooks";
import type { Domains_provisioning$key } from "../../../../__generated__/Domains_provisioning.graphql.ts";
import type { DomainsConfirmMutation } from "../../../../__generated__/DomainsConfirmMutation.graphql.ts";
import { useAfterChange } from "../../../../features/after-change/use-after-change.ts";
import { getFieldErrors } from "../../../../relay/field-errors.ts";
import { commitMutation } from "../../commit-mutation.ts";

const texts = provisioningTexts.domains;

/** The domains whose addresses are the institution's. Staff confirm them; its admins only see them. */
export function Domains({ provisioning: key }: { readonly provisioning: Domains_provisioning$key }) {
  const { customerId, domains, viewerCanConfirmDomains } = useFragment(
    graphql`
      fragment Domains_provisioning on Provisioning {
        customerId
        domains
        viewerCanConfirmDomains
      }
    `,
    key,
  );
  const stored = domains.join(", ");
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        {domains.length > 0 && <Text>{stored}</Text>}
        <Text tone="muted">{domains.length > 0 || viewerCanConfirmDomains ? texts.help : texts.none}</Text>
        {viewerCanConfirmDomains && <DomainsForm key={stored} customerId={customerId} stored={stored} />}
      </Stack>
    </Card>
  );
}

function DomainsForm({ customerId, stored }: { readonly customerId: number; readonly stored: string }) {
  const [commit] = useMutation<DomainsConfirmMutation>(graphql`
    mutation DomainsConfirmMutation($customerId: Int!, $domains: [String!]!) {
      confirmDomains(customerId: $customerId, domains: $domains) {
        domains
      }
    }
  `);
  const changed = useAfterChange();
  const [text, setText] = useState(stored);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setPending(true);
    setError(undefined);
    try {
      await commitMutation(commit)({
        customerId,
        domains: text.split(/[\s,;]+/).filter((each) => each !== ""),
      });
      await changed(provisioningTexts.saved);
    } catch (caught) {
      setError(getFieldErrors(caught)?.[0]?.message ?? texts.failed);
    }
    setPending(false);
  };
  return (
    <>
      <TextField label={texts.label} value={text} onChange={setText} errorMessage={error} />
      <Inline gap={2}>
        <Button isPending={isPending} onPress={() => void confirm()}>
          {texts.confirm}
        </Button>
      </Inline>
    </>
  );
}
