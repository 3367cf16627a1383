import { learningSpaceTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Pencil } from "@cathedra/ui-kit/Icon";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type {
  SpaceList_space$data,
  SpaceList_space$key,
} from "../../../__generated__/SpaceList_space.graphql.ts";
import { SpaceLogo } from "../../../features/space-logo/SpaceLogo.tsx";
import { openedParameter, withOpened } from "../../../features/table-page/opened-row.ts";
import { EditSpaceDialog } from "./EditSpaceDialog.tsx";
import * as css from "./SpaceRow.css.ts";

export type ListedSpace = SpaceList_space$data[number];

/** Up to this number of learning spaces no search field is shown. */
const fewSpaces = 9;

/** All learning spaces. The address contains the one that is being edited, so that other pages can link to it (5.026, 1.034). */
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

/** A learning space with its logo, name and content, and a button to edit it (5.026). */
function SpaceRow({ space, onEdit }: { readonly space: ListedSpace; readonly onEdit: () => void }) {
  const { administration } = space;
  const edit = (
    <Button icon={Pencil} size="small" aria-label={`Edit ${space.name}`} onPress={onEdit}>
      Edit
    </Button>
  );
  return (
    <Card kind="article" title={space.name} actions={edit} padding="medium">
      <div className={css.row}>
        <SpaceLogo image={space.image ?? null} />
        <Stack gap={1}>
          <Text size="small" tone="muted" figures="tabular">
            {getFacts(space)}
          </Text>
          {space.description !== "" && <Text>{space.description}</Text>}
          {administration?.displayName != null && (
            <Text
              size="small"
              tone="muted"
            >{`On the learning platform: ${administration.platformName}`}</Text>
          )}
          {administration?.goneAt != null && <Badge tone="warning">{learningSpaceTexts.gone}</Badge>}
        </Stack>
      </div>
    </Card>
  );
}

/** The facts of a learning space as text, such as `neuro · 6 courses · 2 accounts`. */
function getFacts({ code, administration }: ListedSpace): string {
  if (administration == null) return code;
  const { courseCount, customerCount } = administration;
  return [code, counted(courseCount, "course"), counted(customerCount, "account")].join(" · ");
}

function counted(count: number, one: string): string {
  return `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;
}
