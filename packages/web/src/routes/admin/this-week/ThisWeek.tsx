import { weekTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { lazy, Suspense } from "react";
import { graphql } from "react-relay/hooks";
import { useRevalidator, useSearchParams } from "react-router";
import type { ThisWeekQuery } from "../../../__generated__/ThisWeekQuery.graphql.ts";
import { PagedList } from "../../../features/table-page/PagedList.tsx";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { dismissedParameter } from "./loader.ts";
import { labelOf } from "./reason-text.ts";
import { thisWeekList } from "./this-week-list.ts";
import { weekColumns } from "./week-columns.tsx";

const WeekDrawer = lazy(() => import("./WeekDrawer.tsx").then((file) => ({ default: file.WeekDrawer })));

const mostLookedAt = 2_000;

/** Each person once, with all reasons; or those whom the viewer dismissed. */
export function ThisWeek() {
  const { thisWeek } = useRouteQuery<ThisWeekQuery>(graphql`
    query ThisWeekQuery(
      $reason: WeekReasonKind
      $search: String
      $customerGroupId: Int
      $isDismissed: Boolean!
      $limit: Int!
      $offset: Int!
    ) @preloadable {
      ...Viewer_query
      thisWeek(
        reason: $reason
        search: $search
        customerGroupId: $customerGroupId
        isDismissed: $isDismissed
        limit: $limit
        offset: $offset
      ) {
        total
        dismissed
        isWhole
        leadsGroups
        counts {
          kind
          people
        }
        people {
          ...weekColumns_person @relay(mask: false)
        }
      }
    }
  `);
  const { revalidate } = useRevalidator();
  const { opened, close, hrefOf } = useOpened();
  const [query] = useSearchParams();
  const isDismissed = query.has(dismissedParameter);
  const { people, total, counts, dismissed, isWhole, leadsGroups } = thisWeek;
  if (!leadsGroups)
    return (
      <Card>
        <EmptyState action={<LinkButton href="/admin/groups">Groups</LinkButton>}>
          {texts.noGroups}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <PagedList
        list={thisWeekList}
        name="this-week"
        label={texts.title}
        one="person"
        pagesLabel="Pages of this week"
        columns={weekColumns}
        rows={people}
        total={total}
        rowId={({ subject }) => subject}
        rowHref={({ subject }) => hrefOf(subject)}
        texts={{
          none: texts.none,
          noneYet: isDismissed ? texts.noneDismissed : texts.noneYet,
          showAll: "Show all",
        }}
        chips={{
          group: { text: people[0]?.groups.find(({ id }) => String(id) === query.get("group"))?.name ?? "" },
        }}
        acts={
          (dismissed > 0 || isDismissed) && (
            <LinkButton href={addressWith(query, dismissedParameter, isDismissed ? null : "1")}>
              {isDismissed ? texts.showOpen : texts.dismissed(dismissed)}
            </LinkButton>
          )
        }
        notice={
          <Stack gap={3}>
            {!isWhole && <Banner tone="warning">{texts.notWhole(mostLookedAt)}</Banner>}
            {counts.length > 0 && (
              <Inline gap={4}>
                {counts.map(({ kind, people: count }) => (
                  <Link key={kind} href={addressWith(query, "reason", kind)}>
                    {`${labelOf(kind)}: ${count.toLocaleString("en")}`}
                  </Link>
                ))}
              </Inline>
            )}
          </Stack>
        }
      />
      {opened !== null && (
        <Suspense fallback={null}>
          <WeekDrawer
            key={opened}
            person={people.find(({ subject }) => subject === opened) ?? null}
            onClose={close}
            onChanged={() => void revalidate()}
          />
        </Suspense>
      )}
    </>
  );
}

/** The page's address with this parameter, on its first page. */
function addressWith(query: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(query);
  for (const each of ["page", "open", name]) next.delete(each);
  if (value !== null) next.set(name, value);
  return `/admin/groups/this-week?${next}`;
}
