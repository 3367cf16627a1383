import { fullName } from "@cathedra/domain";
import { failedStartCause, findPeopleTexts as texts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { LatestFailedStartsQuery } from "../../../__generated__/LatestFailedStartsQuery.graphql.ts";
import { personHref } from "../../../features/people/person-href.ts";
import { StaleNotice } from "../../../features/poll/StaleNotice.tsx";
import { usePoll } from "../../../features/poll/use-poll.ts";
import { Moment } from "../../../format/Moment.tsx";
import * as css from "./find-people.css.ts";

const everyMs = 60_000;

const query = graphql`
  query LatestFailedStartsQuery {
    failedStarts {
      count
      starts {
        id
        at
        cause
        what
        person {
          keycloak_id
          first_name
          last_name
        }
      }
    }
  }
`;

/** The latest failed or refused starts, with links to their people. */
export function LatestFailedStarts() {
  const environment = useRelayEnvironment();
  const { count, starts } = useLazyLoadQuery<LatestFailedStartsQuery>(
    query,
    {},
    { fetchPolicy: "store-and-network" },
  ).failedStarts;
  const polled = usePoll(everyMs, () =>
    fetchQuery<LatestFailedStartsQuery>(environment, query, {}, { fetchPolicy: "network-only" }).toPromise(),
  );
  return (
    <>
      <StaleNotice {...polled} />
      {starts.length === 0 && <Text tone="muted">{texts.noFailedStarts}</Text>}
      <ul aria-label={texts.failedStarts} className={css.list}>
        {starts.map(({ id, at, cause, what, person }) => (
          <li key={id} className={css.entry}>
            {person != null && (
              <Link href={personHref(person.keycloak_id)} variant="alone">
                {fullName({ firstName: person.first_name, lastName: person.last_name })}
              </Link>
            )}
            <Text as="span" size="small" tone="muted" figures="tabular">
              {[what, failedStartCause(cause)].filter(Boolean).join(": ")}
              {" · "}
              <Moment at={at} />
            </Text>
          </li>
        ))}
      </ul>
      {count > starts.length && (
        <Text size="small" tone="muted">
          {texts.moreFailedStarts(count - starts.length)}
        </Text>
      )}
    </>
  );
}
