import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { graphql, useFragment } from "react-relay/hooks";
import type { LogbookCard_query$key } from "../../__generated__/LogbookCard_query.graphql.ts";
import { RecentRecords } from "../../features/recent-records/RecentRecords.tsx";

/** The latest records of the logbook. A new one is begun by *Log a case*, which stands on every page. */
export function LogbookCard({ query }: { readonly query: LogbookCard_query$key }) {
  const data = useFragment(
    graphql`
      fragment LogbookCard_query on Query {
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
