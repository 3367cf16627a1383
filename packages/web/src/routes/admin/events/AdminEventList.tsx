import { Button } from "@cathedra/ui-kit/Button";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { type ReactNode, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import type { AdminEventList_page$key } from "../../../__generated__/AdminEventList_page.graphql.ts";
import type {
  AdminEventListQuery,
  ResourceAccessVoucherState,
} from "../../../__generated__/AdminEventListQuery.graphql.ts";
import * as css from "../../../features/access-vouchers/parts.css.ts";
import { useNow } from "../../../features/poll/use-now.ts";
import { Section } from "../../../features/section/Section.tsx";
import { AdminEventCard, type AdminEventCardProps } from "./AdminEventCard.tsx";
import { type EventsView, sortOf } from "./events-view.ts";
import { useEventCardsPoll } from "./use-event-cards-poll.ts";

/** X118: so many at once, and the others by "Show more". */
const pageSize = 200;

type Common = Pick<AdminEventCardProps, "onEdit" | "onArchived"> & {
  readonly state: ResourceAccessVoucherState;
  readonly view: EventsView;
  readonly empty?: ReactNode;
};

export type AdminEventListProps = Common & {
  readonly page: AdminEventList_page$key;
  /** How many are on the pages before. */
  readonly offset?: number;
};

/** One page of the events of a section, and the way to the next. */
export function AdminEventList({ page, offset = 0, empty, ...common }: AdminEventListProps) {
  const { vouchers: events } = useFragment(
    graphql`
      fragment AdminEventList_page on EventResourceAccessVouchersAsAdmin {
        vouchers {
          id
          name
          eventAt
          durationInSeconds
          archivedAt
          vm {
            id
            status
          }
          ...AdminEventCard_event
        }
      }
    `,
    page,
  );
  const now = useNow();
  useEventCardsPoll(events, now);
  const [isMore, setMore] = useState(false);
  const next = offset + pageSize;
  if (events.length === 0) return empty;
  return (
    <Stack gap={4}>
      <div className={css.cards}>
        {events.map((event) => (
          <AdminEventCard
            key={event.id}
            event={event}
            now={now}
            onEdit={common.onEdit}
            onArchived={common.onArchived}
          />
        ))}
      </div>
      {isMore ? (
        <AdminEventPage {...common} offset={next} />
      ) : (
        events.length === pageSize && <Button onPress={() => setMore(true)}>Show more</Button>
      )}
    </Stack>
  );
}

export type AdminEventPageProps = Common & { readonly offset?: number };

/** A page that is read when it is asked for. */
export function AdminEventPage(props: AdminEventPageProps) {
  return (
    <Section placeholder={<Skeleton kind="block" height={280} label="Loading events" />}>
      <Page {...props} />
    </Section>
  );
}

function Page({ offset = 0, ...props }: AdminEventPageProps) {
  const { state, view } = props;
  const { getAllEventResourceAccessVouchersAsAdmin: page } = useLazyLoadQuery<AdminEventListQuery>(
    graphql`
      query AdminEventListQuery(
        $state: ResourceAccessVoucherState!
        $search: String
        $sort: EventResourceAccessVoucherSort
        $space: Int
        $offset: Int
      ) {
        getAllEventResourceAccessVouchersAsAdmin(
          state: $state
          search: $search
          sort: $sort
          learningSpaceId: $space
          offset: $offset
        ) {
          ...AdminEventList_page
        }
      }
    `,
    { ...view, sort: sortOf(view.sort, state), state, offset },
    { fetchPolicy: "store-and-network" },
  );
  return <AdminEventList {...props} offset={offset} page={page} />;
}
