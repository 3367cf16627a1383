import { type ReactNode, useId } from "react";
import { Heading } from "../Heading/index.ts";
import * as css from "./Card.css.ts";

export type CardProps = {
  readonly children: ReactNode;
  /** The title of the card; with a title the card is a region of the page, or an article. */
  readonly title?: string;
  /** `article` for one of many cards whose names may be the same: a page cannot have that many regions. */
  readonly kind?: "region" | "article";
  readonly titleLevel?: 2 | 3 | 4;
  /** Actions beside the title, at the right. */
  readonly actions?: ReactNode;
  /** `none` is for content that fills the card to its edges, such as a table. */
  readonly padding?: "none" | "medium" | "large";
};

/** A piece of the page with a hairline around it. */
export function Card(props: CardProps) {
  const { children, title, kind = "region", titleLevel = 2, actions, padding = "large" } = props;
  const Element = kind === "region" ? "section" : "article";
  const titleId = useId();
  if (title === undefined) return <div className={css.card({ padding })}>{children}</div>;
  return (
    <Element aria-labelledby={titleId} className={css.card({ padding })}>
      <div className={css.head({ padding })}>
        <div className={css.headTitle}>
          <Heading level={titleLevel} size="block" id={titleId}>
            {title}
          </Heading>
        </div>
        {actions !== undefined && <div className={css.headActions}>{actions}</div>}
      </div>
      {children}
    </Element>
  );
}
