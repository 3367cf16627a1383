import { legalTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { AcceptTermsMutation } from "../../__generated__/AcceptTermsMutation.graphql.ts";
import { getCode } from "../../relay/errors.ts";
import { leaveBySignOut } from "../../shell/leave-by-sign-out.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { notifyOtherTabs, useAskForViewer } from "./use-terms-accepted-elsewhere.ts";

export type AcceptTermsProps = {
  readonly version: string;
  /** Whether the person must accept before anything else; a person who does not accept can only sign out. */
  readonly isDue?: boolean;
};

/** Reads and accepts a version; the person is then refetched, and the page is shown again, in every tab. */
export function AcceptTerms({ version, isDue = false }: AcceptTermsProps) {
  const askForViewer = useAskForViewer();
  const owner = useViewer()?.keycloak_id;
  const [hasFailed, setHasFailed] = useState(false);
  const [commit, isSaving] = useMutation<AcceptTermsMutation>(graphql`
    mutation AcceptTermsMutation($version: String!) {
      acceptTerms(version: $version) {
        version
      }
    }
  `);
  const onError = () => setHasFailed(true);
  const accept = () => {
    setHasFailed(false);
    commit({
      variables: { version },
      onError: (error) => {
        onError();
        // The shown version no longer exists, so the present one is requested.
        if (getCode(error) === "INVALID_INPUT") askForViewer();
      },
      onCompleted: () => {
        notifyOtherTabs();
        askForViewer(onError);
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
        {isDue && (
          <Button variant="quiet" onPress={() => void leaveBySignOut(owner)}>
            {legalTexts.decline}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
