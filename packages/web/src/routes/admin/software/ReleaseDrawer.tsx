import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import type { DocumentKind } from "@cathedra/domain/software";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { ReleaseDrawerQuery } from "../../../__generated__/ReleaseDrawerQuery.graphql.ts";
import { getName } from "../../../features/access-vouchers/person-names.ts";
import { StaleNotice } from "../../../features/poll/StaleNotice.tsx";
import { usePoll } from "../../../features/poll/use-poll.ts";
import { Section } from "../../../features/section/Section.tsx";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { Moment } from "../../../format/Moment.tsx";
import { KeyGaps } from "./KeyGaps.tsx";
import { ReleaseDocuments } from "./ReleaseDocuments.tsx";
import { ReleasePackage } from "./ReleasePackage.tsx";
import { ReleaseProgress } from "./ReleaseProgress.tsx";
import { type ReleaseAct, ReleaseQuestion } from "./ReleaseQuestion.tsx";
import { ReleaseRollout } from "./ReleaseRollout.tsx";
import { ReleaseStateBadge } from "./ReleaseState.tsx";
import { recipientsText } from "./release-texts.ts";
import { useReleaseChanges } from "./use-release-changes.ts";
import { useUpload } from "./use-upload.ts";

export type ReleaseDrawerProps = {
  readonly releaseId: number;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

/** The query for the fields that the drawer shows. */
const releaseQuery = graphql`
  query ReleaseDrawerQuery($id: Int!) {
    softwareRelease(releaseId: $id) {
      ...releaseColumns_release @relay(mask: false)
      createdAt
      reachedStations
      createdBy {
        keycloak_id
        first_name
        last_name
      }
      package {
        name
        size
        sha256
        signingKey
      }
      documents {
        kind
        name
        size
        url
      }
    }
  }
`;

/** The interval of refetching while stations work on the release, in milliseconds. */
const everyMs = 10_000;

/** One release with its documents, and the actions on it. */
export function ReleaseDrawer(props: ReleaseDrawerProps) {
  return (
    <DetailDrawer title="Release" notFound={texts.notFound} onClose={props.onClose}>
      <Release {...props} />
    </DetailDrawer>
  );
}

function Release({ releaseId, onClose, onChanged }: ReleaseDrawerProps) {
  const [readAt, setReadAt] = useState(0);
  const { softwareRelease: release } = useLazyLoadQuery<ReleaseDrawerQuery>(
    releaseQuery,
    { id: releaseId },
    { fetchPolicy: "store-and-network", fetchKey: readAt },
  );
  const reread = () => setReadAt((before) => before + 1);
  const changed = () => {
    reread();
    onChanged();
  };
  const environment = useRelayEnvironment();
  const polled = usePoll(everyMs, () =>
    fetchQuery<ReleaseDrawerQuery>(environment, releaseQuery, { id: releaseId }).toPromise(),
  );
  const uploading = useUpload(releaseId, changed);
  const [dialog, setDialog] = useState<ReleaseAct | null>(null);
  const [removing, setRemoving] = useState<DocumentKind | null>(null);
  const { removeDocument } = useReleaseChanges();
  const { softwareName, version, state } = release;
  const isDraft = state === "draft";
  const mayChange = state !== "withdrawn";
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Inline gap={2}>
          <Heading level={3}>{`${softwareName} ${version}`}</Heading>
          <ReleaseStateBadge state={state} />
        </Inline>
        <Text size="small" tone="muted" figures="tabular">
          {`${release.stringIdentifier} · made `}
          <Moment at={release.createdAt} />
          {release.createdBy != null && ` by ${getName(release.createdBy)}`}
          {release.publishedAt != null && " · published "}
          {release.publishedAt != null && <Moment at={release.publishedAt} />}
          {release.withdrawnAt != null && " · withdrawn "}
          {release.withdrawnAt != null && <Moment at={release.withdrawnAt} />}
        </Text>
      </Stack>
      <StaleNotice {...polled} />
      {isDraft && release.package == null && <Banner tone="info">{texts.withoutPackage}</Banner>}
      {mayChange && (
        <Inline gap={2}>
          {isDraft && (
            <>
              <Button
                variant="primary"
                isDisabled={release.package == null || uploading.going !== null}
                onPress={() => setDialog("publish")}
              >
                {texts.publish}
              </Button>
              <Button variant="danger" onPress={() => setDialog("delete")}>
                {texts.deleteDraft}
              </Button>
            </>
          )}
          {state === "published" && (
            <Button variant="danger" onPress={() => setDialog("withdraw")}>
              {texts.withdraw}
            </Button>
          )}
        </Inline>
      )}
      <ReleasePackage pack={release.package ?? null} mayChange={isDraft} uploading={uploading} />
      {release.package?.signingKey != null && (
        // Loads without a placeholder, because the buttons below would move when the content arrives.
        <Section placeholder={undefined}>
          <KeyGaps releaseId={releaseId} readAt={readAt} />
        </Section>
      )}
      <ReleaseDocuments
        documents={release.documents}
        mayChange={mayChange}
        uploading={uploading}
        onRemove={setRemoving}
      />
      <AlertDialog
        isOpen={removing !== null}
        onOpenChange={(isOpen) => !isOpen && setRemoving(null)}
        title="Remove this document?"
        confirmLabel="Remove document"
        onConfirm={async () => {
          if (removing !== null) await removeDocument({ id: releaseId, kind: removing }).then(changed);
        }}
        failureMessage={texts.failed}
      >
        It is removed from this release. This cannot be undone, but the file can be uploaded again.
      </AlertDialog>
      <ReleaseRollout
        key={rolloutKey(release.rollout)}
        releaseId={releaseId}
        name={`${softwareName} ${version}`}
        rollout={release.rollout}
        isPublished={!isDraft}
        mayChange={mayChange}
        onSaved={changed}
      />
      {!isDraft && (
        <ReleaseProgress
          releaseId={releaseId}
          progress={release.progress}
          readAt={readAt}
          onChanged={changed}
        />
      )}
      {dialog !== null && (
        <ReleaseQuestion
          act={dialog}
          release={{
            id: releaseId,
            name: `${softwareName} ${version}`,
            whom: recipientsText(release.rollout),
            count: release.reachedStations,
          }}
          onDone={() => {
            if (dialog !== "delete") return changed();
            onChanged();
            onClose();
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </Stack>
  );
}

/** The key of the form: when someone else saves a change, the form begins again with the new version. */
function rolloutKey(rollout: object): string {
  return JSON.stringify(rollout);
}
