import { Card } from "@cathedra/ui-kit/Card";
import { Plus } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql, useFragment } from "react-relay/hooks";
import type { LogbookCard_query$key } from "../../__generated__/LogbookCard_query.graphql.ts";
import { RecentRecords } from "../../features/recent-records/RecentRecords.tsx";

/** The latest records of the logbook, and a button for a new one. */
export function LogbookCard({ query }: { readonly query: LogbookCard_query$key }) {
  const data = useFragment(
    graphql`
      fragment LogbookCard_query on Query {
        user {
          viewerCanCreateRecord
        }
        ...RecentRecords_query
      }
    `,
    query,
  );
  return (
    <Card
      title="Logbook"
      padding="none"
      actions={
        <Inline gap={4}>
          {data.user?.viewerCanCreateRecord === true && (
            <LinkButton href="/logbook/records/create" variant="primary" size="small" icon={Plus}>
              Create record
            </LinkButton>
          )}
          <Link href="/logbook/totals" variant="alone">
            Totals
          </Link>
          <Link href="/logbook/records" variant="alone">
            View All
          </Link>
        </Inline>
      }
    >
      <RecentRecords query={data} />
    </Card>
  );
}
