import { legalTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { AcceptedTerms_query$key } from "../../../__generated__/AcceptedTerms_query.graphql.ts";
import { showMoment } from "../../../format/dates.ts";

/** The versions of the terms that the person accepted, with the dates. */
export function AcceptedTerms({ query }: { readonly query: AcceptedTerms_query$key }) {
  const { acceptedTerms } = useFragment(
    graphql`
      fragment AcceptedTerms_query on Query {
        acceptedTerms {
          version
          acceptedAt
        }
      }
    `,
    query,
  );
  return (
    <Card title="Terms of service">
      <Stack gap={3}>
        {acceptedTerms.length === 0 && <Text>{legalTexts.none}</Text>}
        {acceptedTerms.map(({ version, acceptedAt }) => (
          <div key={version}>
            <Text>{legalTexts.accepted(version, showMoment(Date.parse(acceptedAt)))}</Text>
            <Link href={`/legal/terms-of-service?version=${encodeURIComponent(version)}`}>
              {legalTexts.readVersion(version)}
            </Link>
          </div>
        ))}
        {acceptedTerms.length === 0 && <Link href="/legal/terms-of-service">{legalTexts.read}</Link>}
      </Stack>
    </Card>
  );
}
