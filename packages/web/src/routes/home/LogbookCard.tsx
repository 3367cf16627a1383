import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { LogbookCard_query$key } from "../../__generated__/LogbookCard_query.graphql.ts";
import { RecentRecords } from "../../features/recent-records/RecentRecords.tsx";
import { QueuedRecords } from "../../features/record-queue/QueuedRecords.tsx";

/** The latest records of the logbook. A new one is begun by *Log a case*, which is on every page. */
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
    <Stack gap={6}>
      <QueuedRecords />
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
    </Stack>
  );
}
