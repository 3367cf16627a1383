import { legalTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { fetchQuery, graphql, useMutation, useRelayEnvironment } from "react-relay/hooks";
import type { AcceptTermsMutation } from "../__generated__/AcceptTermsMutation.graphql.ts";
import type { ViewerQuery } from "../__generated__/ViewerQuery.graphql.ts";
import { viewerQuery } from "./viewer.ts";

/** Reads and accepts a version; the person is then asked for anew, and the page stands again. */
export function AcceptTerms({ version }: { readonly version: string }) {
  const environment = useRelayEnvironment();
  const [hasFailed, setHasFailed] = useState(false);
  const [commit, isSaving] = useMutation<AcceptTermsMutation>(graphql`
    mutation AcceptTermsMutation($version: String!) {
      acceptTerms(version: $version) {
        version
      }
    }
  `);
  const accept = () => {
    setHasFailed(false);
    const onError = () => setHasFailed(true);
    commit({
      variables: { version },
      onError,
      onCompleted: () => {
        const again = { networkCacheConfig: { force: true } };
        fetchQuery<ViewerQuery>(environment, viewerQuery, {}, again).subscribe({ error: onError });
      },
    });
  };
  return (
    <Stack gap={3}>
      {hasFailed && <Banner tone="danger" title={legalTexts.failed} />}
      <Inline gap={3}>
        <Button variant="primary" onPress={accept} isPending={isSaving}>
          {legalTexts.accept}
        </Button>
        <LinkButton href="/legal/terms-of-service">{legalTexts.read}</LinkButton>
      </Inline>
    </Stack>
  );
}
