import { pageCount, pagesToShow } from "@cathedra/domain";
import { logbookDuplicatesTexts as texts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TabLinks } from "@cathedra/ui-kit/TabLinks";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { DoublesQuery } from "../../../__generated__/DoublesQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { showDay } from "../../../format/dates.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { logbookPageCrumbs } from "../crumbs.ts";
import { LogbookPage } from "../LogbookPage.tsx";
import { CaseCounts } from "./CaseCounts.tsx";
import { DoublePair } from "./DoublePair.tsx";
import {
  duplicatesHref,
  duplicatesPageSize,
  duplicatesPeriods,
  readDuplicatesView,
} from "./duplicates-view.ts";

const crumbs = logbookPageCrumbs({ label: texts.title, href: "/logbook/doubles" });

/** Records of the viewer's programme that are probably of one case, as pairs. */
export function Component() {
  return (
    <LogbookPage title={texts.title} crumbs={crumbs} explanation={texts.explanation}>
      <Section placeholder={<Skeleton kind="rows" rows={5} columns={2} label="Loading the pairs" />}>
        <Doubles />
      </Section>
    </LogbookPage>
  );
}

function Doubles() {
  useRefreshOnReturn();
  const { logbookDoubles, logbookCaseCounts } = useRouteQuery<DoublesQuery>(graphql`
    query DoublesQuery($dismissed: Boolean!, $to: Date!, $limit: Int!, $offset: Int!) @preloadable {
      ...Viewer_query
      logbookDoubles(dismissed: $dismissed, to: $to, limit: $limit, offset: $offset) {
        totalCount
        pairs {
          id
          ...DoublePair_pair
        }
      }
      logbookCaseCounts(to: $to) {
        ...CaseCounts_counts
      }
    }
  `);
  const [query] = useSearchParams();
  const view = readDuplicatesView(query);
  const { totalCount, pairs } = logbookDoubles;
  const { shown, earlier, later } = duplicatesPeriods(view.to);
  const last = pageCount(totalCount, duplicatesPageSize);
  return (
    <Stack gap={5}>
      <Inline gap={3}>
        <Text>{texts.period(shown.from === null ? "" : showDay(shown.from), showDay(shown.to))}</Text>
        {earlier !== null && (
          <Link href={duplicatesHref({ ...view, to: earlier, page: 1 })} variant="alone">
            {texts.earlier}
          </Link>
        )}
        {later !== undefined && (
          <Link href={duplicatesHref({ ...view, to: later, page: 1 })} variant="alone">
            {texts.later}
          </Link>
        )}
      </Inline>
      <CaseCounts counts={logbookCaseCounts} />
      <TabLinks
        label={texts.shown}
        current={duplicatesHref({ ...view, page: 1 })}
        tabs={[
          { href: duplicatesHref({ ...view, dismissed: false, page: 1 }), label: texts.suspected },
          { href: duplicatesHref({ ...view, dismissed: true, page: 1 }), label: texts.dismissed },
        ]}
      />
      {pairs.length === 0 ? (
        <EmptyState>
          {logbookCaseCounts.length === 0
            ? texts.noProgramme
            : view.dismissed
              ? texts.noneDismissed
              : texts.none}
        </EmptyState>
      ) : (
        <>
          <Text size="small" tone="muted">
            {`${texts.pairs(totalCount)}. ${texts.nothingMerged}`}
          </Text>
          {pairs.map((pair) => (
            <DoublePair key={pair.id} pair={pair} />
          ))}
        </>
      )}
      {last > 1 && (
        <Pager
          label="Pages of pairs"
          current={Math.min(view.page, last)}
          entries={pagesToShow(Math.min(view.page, last), last)}
          getHref={(page) => duplicatesHref({ ...view, page })}
        />
      )}
    </Stack>
  );
}
