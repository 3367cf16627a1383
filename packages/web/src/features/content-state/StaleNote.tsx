import { contentTexts } from "@cathedra/domain/messages";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { StaleNote_query$key } from "../../__generated__/StaleNote_query.graphql.ts";
import { showDayOf } from "../../format/dates.ts";

export type StaleNoteProps = { readonly query: StaleNote_query$key; readonly kind: "news" | "videos" };

/** Says how old the content is while its source fails; otherwise nothing. */
export function StaleNote({ query, kind }: StaleNoteProps) {
  const { contentSources } = useFragment(
    graphql`
      fragment StaleNote_query on Query {
        contentSources {
          kind
          updatedAt
          isFailing
        }
      }
    `,
    query,
  );
  const source = contentSources.find((each) => each.kind === kind);
  if (source?.isFailing !== true || source.updatedAt == null) return null;
  return (
    <Text size="small" tone="muted">
      {contentTexts.notUpdatedSince(showDayOf(source.updatedAt))}
    </Text>
  );
}
