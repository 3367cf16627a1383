import { weekTexts, workQueueTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { Fragment } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { ClassesQuery } from "../../../__generated__/ClassesQuery.graphql.ts";
import { StaleNotice } from "../../../features/poll/StaleNotice.tsx";
import { useQueuePoll, useReadWithPage } from "./use-queue.ts";
import * as css from "./WorkQueues.css.ts";

const query = graphql`
  query ClassesQuery {
    classOverviews {
      totalCount
      classes {
        id
        name
        people
        overdue
        behind
        quiet
        notJoined
      }
    }
  }
`;

const texts = workQueueTexts;

/** The groups of an admin with the numbers of people who are behind or inactive in their courses, and who have not joined yet. */
export function Classes() {
  const environment = useRelayEnvironment();
  const fetchKey = useReadWithPage();
  const { classOverviews } = useLazyLoadQuery<ClassesQuery>(
    query,
    {},
    { fetchPolicy: "store-and-network", fetchKey },
  );
  const polled = useQueuePoll(() =>
    fetchQuery<ClassesQuery>(environment, query, {}, { fetchPolicy: "network-only" }).toPromise(),
  );
  const { classes, totalCount } = classOverviews;
  return (
    <Card
      title={texts.classes}
      padding="none"
      actions={
        classes.length > 0 && (
          <Inline gap={4}>
            <Link href="/admin/groups/this-week" variant="alone">
              {weekTexts.title}
            </Link>
            {totalCount > classes.length && (
              <Link
                href="/admin/groups"
                variant="alone"
              >{`All ${workQueueTexts.count(totalCount)} groups`}</Link>
            )}
          </Inline>
        )
      }
    >
      <StaleNotice {...polled} />
      {classes.length === 0 && (
        <div className={css.note}>
          <Text size="small" tone="muted">
            {texts.noClasses}
          </Text>
        </div>
      )}
      <ul className={css.rows}>
        {classes.map((group) => (
          <li key={group.id} className={css.group}>
            <span className={css.coveringLink}>
              <Link href={groupHref(group)} variant="alone">
                {group.name}
              </Link>
            </span>
            <span className={css.counts}>
              {texts.people(group.people)}
              {getCounts(group).map(({ text, href }) => (
                <Fragment key={href}>
                  {" · "}
                  <Link href={href}>{text}</Link>
                </Fragment>
              ))}
              {" · "}
              <Link href={`/admin/groups/${group.id}/invitations#list`}>{texts.invite}</Link>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Counts = {
  readonly id: number;
  readonly overdue: number | null | undefined;
  readonly behind: number | null | undefined;
  readonly quiet: number | null | undefined;
  readonly notJoined: number;
};

/** The people of a group who need attention; if there are none, those who are behind the others in its courses, or the group. */
function groupHref({ id, overdue, quiet, behind }: Counts): string {
  if ((overdue ?? 0) + (quiet ?? 0) > 0) return `/admin/groups/this-week?group=${id}`;
  return (behind ?? 0) > 0 ? `/admin/groups/${id}/courses?show=behind` : `/admin/groups/${id}`;
}

/** Links from each number that is not zero to the people whom it counts. */
function getCounts({ id, overdue, behind, quiet, notJoined }: Counts) {
  const group = `/admin/groups/${id}`;
  return [
    { count: overdue ?? 0, text: texts.overdue, href: `/admin/groups/this-week?reason=overdue&group=${id}` },
    { count: behind ?? 0, text: texts.behind, href: `${group}/courses?show=behind` },
    { count: quiet ?? 0, text: texts.quiet, href: `${group}/courses?show=quiet` },
    { count: notJoined, text: texts.notJoined, href: `${group}/invitations` },
  ].flatMap(({ count, text, href }) => (count === 0 ? [] : [{ text: text(count), href }]));
}
