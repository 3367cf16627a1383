import type { SpaceCard_space$key } from "../../__generated__/SpaceCard_space.graphql.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import * as css from "./SpaceCard.css.ts";
import { SpaceCard, type SpaceCardProps } from "./SpaceCard.tsx";

export type SpaceCardsProps = {
  readonly spaces: readonly (SpaceCard_space$key & { readonly id: number })[];
  readonly level: SpaceCardProps["level"];
};

/** Learning spaces in the portal's order (5.011), with links to their administration for people who may edit them (1.034). */
export function SpaceCards({ spaces, level }: SpaceCardsProps) {
  const sections = useViewer()?.viewerAdminSections ?? [];
  const mayEdit = sections.includes("learning-spaces");
  return (
    <ul className={css.grid}>
      {spaces.map((space) => (
        <li key={space.id} className={css.place}>
          <SpaceCard
            space={space}
            level={level}
            editHref={mayEdit ? `/admin/learning-spaces?open=${space.id}` : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
