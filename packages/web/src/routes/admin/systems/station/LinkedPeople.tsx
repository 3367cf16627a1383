import { pageCount } from "@cathedra/domain";
import { stationOverviewTexts as texts } from "@cathedra/domain/messages";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { LinkedPeopleQuery } from "../../../../__generated__/LinkedPeopleQuery.graphql.ts";
import { Moment } from "../../../../format/Moment.tsx";
import * as css from "../systems.css.ts";
import { PageButtons } from "./PageButtons.tsx";

const pageSize = 25;

/** The people who have linked a simulator to themselves with its pin. */
export function LinkedPeople({ systemId, readAt }: { readonly systemId: string; readonly readAt: string }) {
  const [page, setPage] = useState(1);
  const { vistSystemLinks: found } = useLazyLoadQuery<LinkedPeopleQuery>(
    graphql`
      query LinkedPeopleQuery($id: ID!, $limit: Int!, $offset: Int!) {
        vistSystemLinks(id: $id, limit: $limit, offset: $offset) {
          total
          links {
            id
            person
            email
            linkedAt
          }
        }
      }
    `,
    { id: systemId, limit: pageSize, offset: (page - 1) * pageSize },
    { fetchPolicy: "store-and-network", fetchKey: readAt },
  );
  const { total, links } = found;
  return (
    <Stack gap={3}>
      <Text size="small" tone="muted">
        {total === 0 ? texts.noLinks : texts.linksWhat}
      </Text>
      <ul className={css.list}>
        {links.map(({ id, person, email, linkedAt }) => (
          <li key={id} className={css.entry}>
            <Text as="span">{email == null ? person : `${person}, ${email}`}</Text>
            <Text as="span" size="small" tone="muted" figures="tabular">
              {"Since "}
              <Moment at={linkedAt} />
            </Text>
          </li>
        ))}
      </ul>
      <PageButtons page={page} last={pageCount(total, pageSize)} onPage={setPage} />
    </Stack>
  );
}
