import { legalTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { AcceptedTerms_user$key } from "../../../__generated__/AcceptedTerms_user.graphql.ts";
import { showMoment } from "../../../format/dates.ts";

/** Which versions of the terms the person accepted, and when. */
export function AcceptedTerms({ user }: { readonly user: AcceptedTerms_user$key }) {
  const { acceptedTerms } = useFragment(
    graphql`
      fragment AcceptedTerms_user on User {
        acceptedTerms {
          version
          acceptedAt
        }
      }
    `,
    user,
  );
  return (
    <Card title="Terms of service">
      <Stack gap={3}>
        {acceptedTerms.length === 0 && <Text>{legalTexts.none}</Text>}
        {acceptedTerms.map(({ version, acceptedAt }) => (
          <Text key={version}>{legalTexts.accepted(version, showMoment(Date.parse(acceptedAt)))}</Text>
        ))}
        <Link href="/legal/terms-of-service">{legalTexts.read}</Link>
      </Stack>
    </Card>
  );
}
