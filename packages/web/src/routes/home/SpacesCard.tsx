import { courseTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { SpacesCard_query$key } from "../../__generated__/SpacesCard_query.graphql.ts";
import { SpaceCards } from "../../features/learning/SpaceCards.tsx";

/** How many learning spaces the home page shows; `View All` leads to the rest. */
const shown = 4;

/** The learning spaces of the start page as cards (1.025, 1.029). */
export function SpacesCard({ query }: { readonly query: SpacesCard_query$key }) {
  const { enrolledTalentBranches: spaces } = useFragment(
    graphql`
      fragment SpacesCard_query on Query {
        enrolledTalentBranches {
          id
          ...SpaceCard_space
        }
      }
    `,
    query,
  );
  return (
    <Card
      title={courseTexts.spaces}
      titleLevel={3}
      padding="medium"
      actions={
        spaces.length === 0 ? undefined : (
          <Link href="/learning-spaces" variant="alone">
            View All
          </Link>
        )
      }
    >
      {spaces.length === 0 ? (
        <Text size="small" tone="muted">
          {courseTexts.noSpaces}
        </Text>
      ) : (
        <SpaceCards spaces={spaces.slice(0, shown)} level={4} />
      )}
    </Card>
  );
}
