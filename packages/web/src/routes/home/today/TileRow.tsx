import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";
import * as css from "./Today.css.ts";

export type TileRowProps = {
  readonly name: string;
  /** For what acts on it, and names no thing itself. */
  readonly nameId?: string;
  readonly href?: string;
  readonly detail: ReactNode;
  readonly picture?: ReactNode;
  readonly action?: ReactNode;
};

/** One thing of a tile: its name, what is said of it, and the way on. */
export function TileRow({ name, nameId, href, detail, picture, action }: TileRowProps) {
  return (
    <li className={css.row}>
      {picture}
      <div className={css.words}>
        <span className={css.name} id={nameId}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} variant="alone">
              {name}
            </Link>
          )}
        </span>
        <Text size="small" tone="muted" figures="tabular">
          {detail}
        </Text>
      </div>
      {action}
    </li>
  );
}
