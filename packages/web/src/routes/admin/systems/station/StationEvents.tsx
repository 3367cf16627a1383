import { stationEventText, stationOverviewTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Select } from "@cathedra/ui-kit/Select";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type {
  StationEventsQuery,
  VistSystemEventGroup,
} from "../../../../__generated__/StationEventsQuery.graphql.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { Moment } from "../../../../format/Moment.tsx";
import * as css from "../systems.css.ts";

const groups = ["signIns", "operations", "keys", "health"] as const satisfies readonly VistSystemEventGroup[];
type Group = (typeof groups)[number];

type StationEventsProps = {
  readonly systemId: string;
  /** When the page was last read; newer events are added. */
  readonly readAt: string;
};

/** The events of a simulator, latest first, page by page. */
export function StationEvents({ systemId, readAt }: StationEventsProps) {
  const [group, setGroup] = useState<Group | null>(null);
  const [older, setOlder] = useState<readonly string[]>([]);
  const pages = [null, ...older];
  return (
    <Stack gap={4}>
      <div>
        <Select
          label="Show"
          emptyLabel={texts.groups.all}
          options={groups.map((each) => ({ value: each, label: texts.groups[each] }))}
          value={group}
          onChange={(chosen) => {
            setGroup(groups.find((each) => each === chosen) ?? null);
            setOlder([]);
          }}
        />
      </div>
      {pages.map((after, at) => (
        <Section
          key={`${group ?? ""} ${after ?? ""}`}
          placeholder={<Skeleton lines={6} label="Loading the events" />}
        >
          <EventPage
            systemId={systemId}
            group={group}
            after={after}
            readAt={after === null ? readAt : ""}
            onOlder={at === pages.length - 1 ? (next) => setOlder([...older, next]) : null}
          />
        </Section>
      ))}
    </Stack>
  );
}

type EventPageProps = StationEventsProps & {
  readonly group: Group | null;
  readonly after: string | null;
  /** Loads older events; null if they are already shown below. */
  readonly onOlder: ((next: string) => void) | null;
};

function EventPage({ systemId, group, after, readAt, onOlder }: EventPageProps) {
  const { vistSystemEvents: page } = useLazyLoadQuery<StationEventsQuery>(
    graphql`
      query StationEventsQuery($id: ID!, $group: VistSystemEventGroup, $after: ID) {
        vistSystemEvents(id: $id, group: $group, after: $after) {
          next
          events {
            id
            kind
            at
            until
            since
            person
            act
            what
            outcome
            reason
            clockAheadSeconds
          }
        }
      }
    `,
    { id: systemId, group, after },
    { fetchPolicy: "store-and-network", fetchKey: readAt },
  );
  const { events, next } = page;
  if (events.length === 0 && after === null) return <Text tone="muted">{texts.noEvents}</Text>;
  return (
    <Stack gap={3}>
      <ul className={css.list}>
        {events.map((event) => {
          const { title, detail } = stationEventText(event);
          return (
            <li key={event.id} className={css.entry}>
              <Text as="span" weight="medium">
                {title}
              </Text>
              <Text as="span" size="small" tone="muted" figures="tabular">
                {event.since != null && (
                  <>
                    {"Not heard of from "}
                    <Moment at={event.since} />
                    {" until "}
                  </>
                )}
                <Moment at={event.at} />
                {event.until != null && (
                  <>
                    {" – "}
                    <Moment at={event.until} />
                  </>
                )}
                {detail === null ? "" : ` · ${detail}`}
              </Text>
            </li>
          );
        })}
      </ul>
      {next != null && onOlder !== null && (
        <div>
          <Button onPress={() => onOlder(next)}>{texts.older}</Button>
        </div>
      )}
    </Stack>
  );
}
