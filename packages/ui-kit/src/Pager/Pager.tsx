import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Link } from "react-aria-components/Link";
import { ChevronLeft, ChevronRight, Ellipsis, Icon } from "../Icon/index.ts";
import * as css from "./Pager.css.ts";

/** A page to which one can go, or a gap for pages that are left out. */
export type PagerEntry = number | "gap";

export type PagerProps = {
  /** The name of the content that is divided into pages, for screen readers. */
  readonly label: string;
  readonly current: number;
  /** The shown pages in order: the first and last, the neighbours of the current one, and gaps between them (7.050). */
  readonly entries: readonly PagerEntry[];
  readonly words?: {
    readonly page: (page: number) => string;
    readonly previous: string;
    readonly next: string;
  };
} & (
  | { readonly getHref: (page: number) => string; readonly onSelect?: never }
  | { readonly onSelect: (page: number) => void; readonly getHref?: never }
);

const plainWords = { page: (page: number) => `Page ${page}`, previous: "Previous page", next: "Next page" };

type StepProps = Pick<PagerProps, "getHref" | "onSelect"> & {
  readonly to: number;
  readonly label: string;
  readonly isCurrent?: boolean;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
};

function Step({ getHref, onSelect, to, label, isCurrent = false, isDisabled = false, children }: StepProps) {
  const shared = {
    "aria-label": label,
    ...(isCurrent ? { "aria-current": "page" as const } : {}),
    isDisabled,
    className: css.step[isCurrent ? "current" : "other"],
  };
  if (getHref !== undefined) {
    return (
      <Link {...shared} {...(isDisabled ? {} : { href: getHref(to) })}>
        {children}
      </Link>
    );
  }
  return (
    <Button {...shared} onPress={() => onSelect?.(to)}>
      {children}
    </Button>
  );
}

/** The pages of a list (7.050): each by its number, the neighbours by arrows. */
export function Pager({ label, current, entries, words = plainWords, ...target }: PagerProps) {
  const pages = entries.filter((entry) => entry !== "gap");
  const first = pages[0] ?? current;
  const last = pages[pages.length - 1] ?? current;
  return (
    <>
      <p data-only-printed>{`Page ${current} of ${last} of this list`}</p>
      <nav aria-label={label}>
        <ul className={css.list}>
          <li>
            <Step {...target} to={current - 1} label={words.previous} isDisabled={current <= first}>
              <Icon glyph={ChevronLeft} size="small" />
            </Step>
          </li>
          {entries.map((entry, index) =>
            entry === "gap" ? (
              <li key={`after ${entries[index - 1]}`} className={css.gap} aria-hidden>
                <Icon glyph={Ellipsis} size="small" />
              </li>
            ) : (
              <li key={entry}>
                <Step {...target} to={entry} label={words.page(entry)} isCurrent={entry === current}>
                  {entry}
                </Step>
              </li>
            ),
          )}
          <li>
            <Step {...target} to={current + 1} label={words.next} isDisabled={current >= last}>
              <Icon glyph={ChevronRight} size="small" />
            </Step>
          </li>
        </ul>
      </nav>
    </>
  );
}
