import { findPeopleTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Link } from "@cathedra/ui-kit/Link";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useState } from "react";
import { graphql } from "relay-runtime";
import type {
  FoundPeopleQuery,
  FoundPeopleQuery$rawResponse,
} from "../../../__generated__/FoundPeopleQuery.graphql.ts";
import { personHref } from "../../../features/people/person-href.ts";
import { fetchWithoutStore } from "../../../features/table-page/fetch-without-store.ts";
import * as css from "./find-people.css.ts";

type People = FoundPeopleQuery$rawResponse["administeredPeople"];

/** The maximum number of people that the portal returns. */
const maxFound = 20;

/** The people who match the search, with links to their pages; the previous matches stay until the new ones arrive. */
export function FoundPeople({ search }: { readonly search: string }) {
  const [answer, setAnswer] = useState<{ readonly to: string; readonly people: People | null }>();
  useEffect(() => {
    let isWanted = true;
    void read(search)
      .catch(() => null)
      .then((people) => isWanted && setAnswer({ to: search, people }));
    return () => {
      isWanted = false;
    };
  }, [search]);
  if (answer === undefined) return <Skeleton lines={4} label={texts.loading} />;
  const { people } = answer;
  if (people === null) return <Banner tone="danger">{texts.searchFailed}</Banner>;
  if (people.length === 0) return <Text tone="muted">{texts.noOne}</Text>;
  return (
    <>
      <ul aria-label={texts.found} className={css.list}>
        {people.map(({ id, name, email }) => (
          <li key={id} className={css.entry}>
            <Link href={personHref(id)} variant="alone">
              {name}
            </Link>
            <Text as="span" size="small" tone="muted">
              {email}
            </Text>
          </li>
        ))}
      </ul>
      {people.length >= maxFound && (
        <Text size="small" tone="muted">
          {texts.first(people.length)}
        </Text>
      )}
    </>
  );
}

async function read(search: string): Promise<People> {
  const query = graphql`
    query FoundPeopleQuery($search: String!) @raw_response_type {
      administeredPeople(search: $search) {
        id
        name
        email
      }
    }
  `;
  return (await fetchWithoutStore<FoundPeopleQuery>(query, { search })).administeredPeople;
}
