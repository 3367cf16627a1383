import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure as AriaDisclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { ChevronRight, Icon } from "../Icon/index.ts";
import * as css from "./Disclosure.css.ts";

export type DisclosureProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** The heading level of the title. */
  readonly level?: 2 | 3 | 4;
  /** A short text at the right that summarizes the content. */
  readonly summary?: string;
  /** The indentation of the content; `line` for deep nesting. */
  readonly indent?: keyof typeof css.panel;
  readonly isExpanded?: boolean;
  readonly defaultExpanded?: boolean;
  readonly onExpandedChange?: (isExpanded: boolean) => void;
  readonly isDisabled?: boolean;
};

/** A title that shows and hides its content. */
export function Disclosure({
  title,
  children,
  level = 3,
  summary,
  indent = "words",
  ...behaviour
}: DisclosureProps) {
  const Heading = `h${level}` as const;
  return (
    <AriaDisclosure
      {...behaviour}
      className={summary === undefined ? `${css.disclosure} ${css.withoutSummary}` : css.disclosure}
    >
      <Heading>
        <Button slot="trigger" className={css.trigger}>
          <span className={css.arrow}>
            <Icon glyph={ChevronRight} size="small" />
          </span>
          <span className={css.title}>{title}</span>
          {summary !== undefined && <span className={css.summary}>{summary}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className={css.panel[indent]}>
        <div className={css.panelContent}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
