import { personalDataTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Download } from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { OwnDataQuery } from "../../../__generated__/OwnDataQuery.graphql.ts";
import { OperationCard } from "../../../features/operation/OperationCard.tsx";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { showMoment } from "../../../format/dates.ts";
import { sizeText } from "../../../format/size-text.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { useOwnData } from "./use-own-data.ts";

/** The request for an export, the work on it, and its download. */
export function OwnData() {
  useRefreshOnReturn();
  const { personalDataExport } = useRouteQuery<OwnDataQuery>(graphql`
    query OwnDataQuery @preloadable {
      ...Viewer_query
      personalDataExport {
        nextAt
        archive {
          id
          readyAt
          expiresAt
          size
        }
        latest {
          id
          state
          ...OperationCard_operation
        }
      }
    }
  `);
  const { archive, latest, nextAt } = personalDataExport;
  const { revalidate } = useRevalidator();
  const { request, download, isRequesting, isOpening } = useOwnData();
  const isActive = latest?.state === "waiting" || latest?.state === "running";
  return (
    <Stack gap={6}>
      {archive != null && (
        <Card title={texts.ready}>
          <Stack gap={3} align="start">
            <Text figures="tabular">
              {texts.readyFrom(showMoment(Date.parse(archive.readyAt)), sizeText(archive.size))}
            </Text>
            <Button
              variant="primary"
              icon={Download}
              isPending={isOpening}
              onPress={() => download(archive.id)}
            >
              {texts.download}
            </Button>
            <Text size="small" tone="muted">
              {texts.readyUntil(showMoment(Date.parse(archive.expiresAt)))} {texts.private}
            </Text>
          </Stack>
        </Card>
      )}
      {latest != null && (
        <OperationCard
          key={latest.id}
          title={texts.exporting}
          operation={latest}
          isPolled
          onChanged={() => void revalidate()}
        />
      )}
      <Card title={texts.everything}>
        <Stack gap={3} align="start">
          <Text measure="reading">{texts.explanation}</Text>
          <Text measure="reading">{texts.contents}</Text>
          {isActive ? (
            <Text tone="muted">{texts.takes}</Text>
          ) : nextAt == null ? (
            <Button
              variant={archive == null ? "primary" : "secondary"}
              isPending={isRequesting}
              onPress={request}
            >
              {archive == null ? texts.request : texts.requestAgain}
            </Button>
          ) : (
            <Text tone="muted">{texts.next(showMoment(Date.parse(nextAt)))}</Text>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
