import { cloudRoomTexts, cloudSessionTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { LostCase_session$key } from "../../__generated__/LostCase_session.graphql.ts";
import { caseHref } from "../../features/case-start/case-href.ts";
import { UsedTime } from "../../features/case-start/StartFailure.tsx";
import { showTime } from "../../format/dates.ts";

/** Shown in place of the room of a lost case (0063): what happened, the returned time, and the next step. */
export function LostCase({ session: key }: { readonly session: LostCase_session$key }) {
  const lost = useFragment(
    graphql`
      fragment LostCase_session on LostCloudSession {
        reason
        lost_at
        given_back_in_seconds
        voucher_id
        module_name
        case_id
        case_name
      }
    `,
    key,
  );
  return (
    <Card title={`${lost.module_name} · ${lost.case_name}`}>
      <Stack gap={4}>
        <Banner tone="danger" title={cloudRoomTexts.lostTitle(lost.reason)}>
          <Text size="small">{cloudRoomTexts.lostAt(showTime(Date.parse(lost.lost_at)))}</Text>
          <UsedTime seconds={0} givenBack={lost.given_back_in_seconds} />
        </Banner>
        <Inline gap={2}>
          <LinkButton href="/cloud-cases">{cloudSessionTexts.backToCases}</LinkButton>
          <LinkButton variant="primary" href={caseHref(lost)}>
            {cloudSessionTexts.startAgain}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
