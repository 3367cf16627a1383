import { spaceAddress } from "@cathedra/domain/learning";
import { Icon, Pencil } from "@cathedra/ui-kit/Icon";
import { Link } from "@cathedra/ui-kit/Link";
import { graphql, useFragment } from "react-relay/hooks";
import type { SpaceCard_space$key } from "../../__generated__/SpaceCard_space.graphql.ts";
import { SpaceLogo } from "../space-logo/SpaceLogo.tsx";
import * as css from "./SpaceCard.css.ts";

export type SpaceCardProps = {
  readonly space: SpaceCard_space$key;
  /** The address for editing the learning space, for people who may (1.034). */
  readonly editHref?: string | undefined;
  /** The heading level of the name: one below its section's heading. */
  readonly level: 2 | 4;
};

/** A learning space: its logo, its name, its subject, and the link to it (1.034). */
export function SpaceCard({ space: key, editHref, level }: SpaceCardProps) {
  const space = useFragment(
    graphql`
      fragment SpaceCard_space on LearningSpace {
        id
        name
        title
        description
        image
      }
    `,
    key,
  );
  const Title = `h${level}` as const;
  return (
    <article className={css.card}>
      <SpaceLogo image={space.image ?? null} />
      <div className={css.textBlock}>
        <Title className={css.title}>
          <span className={css.coveringLink}>
            <Link href={spaceAddress(space)} variant="alone">
              {space.title}
            </Link>
          </span>
        </Title>
        {space.description !== "" && <p className={css.description}>{space.description}</p>}
      </div>
      {editHref !== undefined && (
        <span className={css.edit}>
          <Link href={editHref} variant="quiet" aria-label={`Edit ${space.title}`}>
            <Icon glyph={Pencil} size="small" />
          </Link>
        </span>
      )}
    </article>
  );
}
