import { learningSpaceTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Pencil } from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { SpaceLogo } from "../../../features/space-logo/SpaceLogo.tsx";
import type { ListedSpace } from "./SpaceList.tsx";
import * as css from "./SpaceRow.css.ts";

/** A learning space: its logo, what it is called and holds, and the way to change it (5.026). */
export function SpaceRow({ space, onEdit }: { readonly space: ListedSpace; readonly onEdit: () => void }) {
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
            {factsOf(space)}
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

/** `neuro · 6 courses · 2 accounts` */
function factsOf({ code, administration }: ListedSpace): string {
  if (administration == null) return code;
  const { courseCount, customerCount } = administration;
  return [code, counted(courseCount, "course"), counted(customerCount, "account")].join(" · ");
}

function counted(count: number, one: string): string {
  return `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;
}
