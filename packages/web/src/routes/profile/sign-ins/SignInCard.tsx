import { stationPageTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment, useMutation } from "react-relay/hooks";
import type { SignInCard_session$key } from "../../../__generated__/SignInCard_session.graphql.ts";
import type { SignInCardMutation } from "../../../__generated__/SignInCardMutation.graphql.ts";
import { showMoment } from "../../../format/dates.ts";
import { toasts } from "../../../shell/toasts.ts";

type SignInCardProps = {
  readonly session: SignInCard_session$key;
  /** Whether the person came from a notice to end this sign-in. */
  readonly isAsked: boolean;
};

/** One simulator on which the person is signed in. */
export function SignInCard({ session: key, isAsked }: SignInCardProps) {
  const session = useFragment(
    graphql`
      fragment SignInCard_session on StationSession {
        id
        station {
          serviceTag
          name
          place
          owner
        }
        signedInAt
        expiresAt
        endedAt
      }
    `,
    key,
  );
  const [commit, isEnding] = useMutation<SignInCardMutation>(graphql`
    mutation SignInCardMutation($id: ID!) {
      endStationSession(id: $id) {
        id
        endedAt
        ...SignInCard_session
      }
    }
  `);
  const { name, place, owner, serviceTag } = session.station;
  const end = () =>
    commit({
      variables: { id: session.id },
      onCompleted: () => void toasts.success(texts.signedOutThere(name)),
      onError: () => void toasts.error(texts.notSignedOutThere),
    });
  return (
    <Card
      title={name}
      actions={
        <Button variant={isAsked ? "primary" : "secondary"} size="small" onPress={end} isPending={isEnding}>
          {texts.signOutThere}
        </Button>
      }
    >
      <Stack gap={1}>
        <Text>{[place, owner].filter((part) => part !== "").join(" · ")}</Text>
        <Text size="small" tone="muted">
          {`Service tag ${serviceTag}. Since ${showMoment(Date.parse(session.signedInAt))}, until ${showMoment(Date.parse(session.expiresAt))} at the latest.`}
        </Text>
      </Stack>
    </Card>
  );
}
