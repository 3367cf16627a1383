import { Link, useLocation } from "react-router";
import * as css from "./SectionBar.css.ts";
import {
  findCurrent,
  logCase,
  type PortalSection,
  sectionLabels,
  sectionPages,
  selectPage,
} from "./section-pages.ts";

export type SectionsProps = {
  readonly sections: readonly PortalSection[];
  readonly mayCreateRecord: boolean;
};

/**
 * The second level of the navigation in wide windows: the sections, the pages of the open one, and the button for a new record.
 */
export function SectionBar({ sections, mayCreateRecord }: SectionsProps) {
  const { pathname } = useLocation();
  const here = selectPage(pathname, sections);
  const open = sections.find(({ pages }) => pages.some((page) => page === here));
  return (
    <nav aria-label="Sections" className={css.bar}>
      <div className={css.row}>
        <ul className={css.list}>
          {sections.map((section) => (
            <li key={section.id}>
              <SectionLink section={section} isWithin={section === open} />
            </li>
          ))}
        </ul>
        {open !== undefined && open.pages.length > 1 && (
          <ul className={css.pages} aria-label={sectionLabels[open.id]}>
            <PageLinks section={open} here={here} />
          </ul>
        )}
        {mayCreateRecord && (
          <Link to={logCase.href} className={css.act} {...findCurrent(pathname, logCase.href, false)}>
            {logCase.label}
          </Link>
        )}
      </div>
    </nav>
  );
}

function SectionLink({ section, isWithin }: { readonly section: PortalSection; readonly isWithin: boolean }) {
  const { pathname } = useLocation();
  const { href, label } = firstPage(section);
  return (
    <Link to={href} className={css.link} {...findCurrent(pathname, href, isWithin)}>
      {section.pages.length === 1 ? label : sectionLabels[section.id]}
    </Link>
  );
}

type PageLinksProps = {
  readonly section: PortalSection;
  readonly here: string | undefined;
  readonly onFollow?: () => void;
};

export function PageLinks({ section, here, onFollow }: PageLinksProps) {
  const { pathname } = useLocation();
  return section.pages.map((page) => (
    <li key={page}>
      <Link
        to={section.getHref(page)}
        className={css.link}
        onClick={onFollow}
        {...findCurrent(pathname, section.getHref(page), page === here)}
      >
        {sectionPages[page].label}
      </Link>
    </li>
  ));
}

/** The address of the first page of a section. */
export function firstPage({ pages: [first = "home"], getHref }: PortalSection): {
  readonly href: string;
  readonly label: string;
} {
  return { href: getHref(first), label: sectionPages[first].label };
}
