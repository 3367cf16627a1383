import { learningSpaceTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type {
  SpaceList_space$data,
  SpaceList_space$key,
} from "../../../__generated__/SpaceList_space.graphql.ts";
import { openedParameter, withOpened } from "../../../features/table-page/opened-row.ts";
import { EditSpaceDialog } from "./EditSpaceDialog.tsx";
import { SpaceRow } from "./SpaceRow.tsx";

export type ListedSpace = SpaceList_space$data[number];

/** Up to here one sees at a glance which they are. */
const fewSpaces = 9;

/** Every learning space; the one that is edited is in the address, so that other pages lead to it (5.026, 1.034). */
export function SpaceList({ spaces: keys }: { readonly spaces: SpaceList_space$key }) {
  const spaces = useFragment(
    graphql`
      fragment SpaceList_space on LearningSpace @relay(plural: true) {
        id
        code
        name
        description
        image
        administration {
          displayName
          platformName
          courseCount
          customerCount
          goneAt
          modifiedAt
        }
      }
    `,
    keys,
  );
  const [search, setSearch] = useState("");
  const [query, setQuery] = useSearchParams();
  const opened = spaces.find(({ id }) => String(id) === query.get(openedParameter));
  const shown = spaces.filter((space) => isFound(space, search));
  if (spaces.length === 0) {
    return (
      <Card>
        <EmptyState>{learningSpaceTexts.none}</EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap={4}>
      {spaces.length > fewSpaces && (
        <SearchField label="Search learning spaces" placeholder="Name or code" onSearch={setSearch} />
      )}
      {shown.length === 0 && (
        <Card>
          <EmptyState>{learningSpaceTexts.noneMatch}</EmptyState>
        </Card>
      )}
      {shown.map((space) => (
        <SpaceRow
          key={space.id}
          space={space}
          onEdit={() => setQuery(withOpened(query, space.id), { preventScrollReset: true })}
        />
      ))}
      {opened !== undefined && (
        <EditSpaceDialog
          key={opened.id}
          space={opened}
          onClose={() => setQuery(withOpened(query, null), { replace: true, preventScrollReset: true })}
        />
      )}
    </Stack>
  );
}

function isFound({ name, code }: ListedSpace, search: string): boolean {
  const wanted = search.toLocaleLowerCase("en");
  return [name, code].some((text) => text.toLocaleLowerCase("en").includes(wanted));
}
