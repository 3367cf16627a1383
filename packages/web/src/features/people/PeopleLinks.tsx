import { Link } from "@cathedra/ui-kit/Link";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { graphql } from "relay-runtime";
import type { PeopleLinksQuery } from "../../__generated__/PeopleLinksQuery.graphql.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { fetchWithoutStore } from "../table-page/fetch-without-store.ts";
import { peopleSections, personHref } from "./person-href.ts";

const noOne: ReadonlySet<string> = new Set();
const Readable = createContext(noOne);

type PersonId = string | null | undefined;

export type PeopleLinksProps = {
  /** The people whose names occur in the content, as many as the page shows. */
  readonly of: readonly PersonId[];
  readonly children: ReactNode;
};

/**
 * Makes the names of people inside it links to their pages, if the viewer may open them. The portal is asked once for all of
 * them; until it has answered, and if the request fails, names are plain text.
 */
export function PeopleLinks({ of, children }: PeopleLinksProps) {
  const viewer = useViewer();
  const looksUpPeople = peopleSections.some((each) => viewer?.viewerAdminSections.includes(each));
  const ids = [...new Set(of.filter((id) => id != null))].toSorted().join(" ");
  const [readable, setReadable] = useState(noOne);
  useEffect(() => {
    if (!looksUpPeople || ids === "") return;
    let isShown = true;
    const query = graphql`
      query PeopleLinksQuery($ids: [ID!]!) @raw_response_type {
        readablePeople(ids: $ids)
      }
    `;
    fetchWithoutStore<PeopleLinksQuery>(query, { ids: ids.split(" ") }).then(
      ({ readablePeople }) => isShown && setReadable(new Set(readablePeople)),
      // The names are not links if the request fails.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [looksUpPeople, ids]);
  return <Readable value={readable}>{children}</Readable>;
}

export type PersonNameProps = { readonly id: PersonId; readonly children: string };

/** The name of a person, as a link if the viewer may open the person's page. */
export function PersonName({ id, children }: PersonNameProps) {
  const isReadable = useContext(Readable).has(id ?? "");
  return isReadable && id != null ? (
    <Link href={personHref(id)} variant="alone">
      {children}
    </Link>
  ) : (
    children
  );
}
