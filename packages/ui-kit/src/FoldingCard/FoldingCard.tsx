import { type ReactNode, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { Heading } from "../Heading/index.ts";
import { ChevronRight, Icon } from "../Icon/index.ts";
import * as css from "./FoldingCard.css.ts";

export type FoldingCardProps = {
  readonly title: string;
  readonly titleLevel?: 2 | 3 | 4;
  /** The content, which is rendered when the card is first opened, and then kept. */
  readonly children: ReactNode;
  /** A short text at the right that summarizes the content. */
  readonly summary?: string | undefined;
  readonly isExpanded: boolean;
  readonly onExpandedChange: (isExpanded: boolean) => void;
  readonly id?: string;
};

/** A card that shows only its title until it is opened, for parts of a page that most people do not need. */
export function FoldingCard(props: FoldingCardProps) {
  const { title, titleLevel = 2, children, summary, isExpanded, onExpandedChange, id } = props;
  const [wasOpened, setOpened] = useState(isExpanded);
  if (isExpanded && !wasOpened) setOpened(true);
  return (
    <section id={id} aria-label={title} className={css.card}>
      <Disclosure isExpanded={isExpanded} onExpandedChange={onExpandedChange}>
        <Heading level={titleLevel} size="block">
          <Button slot="trigger" className={css.trigger}>
            <span className={css.arrow}>
              <Icon glyph={ChevronRight} size="small" />
            </span>
            <span className={css.title}>{title}</span>
            {summary === undefined ? null : <span className={css.summary}>{summary}</span>}
          </Button>
        </Heading>
        <DisclosurePanel>{wasOpened ? <div className={css.content}>{children}</div> : null}</DisclosurePanel>
      </Disclosure>
    </section>
  );
}
