import { bottomBarSections, bottomBarSize, type SectionId } from "@cathedra/domain/access";
import { Drawer } from "@cathedra/ui-kit/Drawer";
import {
  ClipboardList,
  Ellipsis,
  GraduationCap,
  Icon,
  type IconGlyph,
  LayoutGrid,
  Play,
  Plus,
  Settings,
  Target,
} from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import * as css from "./SectionBar.css.ts";
import { firstPage, PageLinks, type SectionsProps } from "./SectionBar.tsx";
import { findCurrent, logCase, sectionLabels, selectPage } from "./section-pages.ts";

const glyphs: Readonly<Record<SectionId, IconGlyph>> = {
  home: LayoutGrid,
  learn: GraduationCap,
  simulate: Play,
  results: Target,
  logbook: ClipboardList,
  manage: Settings,
};

/**
 * The second level of the navigation in narrow windows. `More` opens all sections with their pages. While the person is unknown
 * the entries are empty but keep their places, so that `More` does not move.
 */
export function BottomBar({ sections, mayCreateRecord }: SectionsProps) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    document.documentElement.setAttribute(css.bottomBarAttribute, "");
    return () => document.documentElement.removeAttribute(css.bottomBarAttribute);
  }, []);
  const here = selectPage(pathname, sections);
  const { before, after } = bottomBarSections(sections, mayCreateRecord);
  const entry = (section: (typeof sections)[number]) => {
    const { href, label } = firstPage(section);
    const isWithin = section.pages.some((page) => page === here);
    return (
      <li key={section.id} className={css.place}>
        <Link to={href} className={css.entry} {...findCurrent(pathname, href, isWithin)}>
          <Icon glyph={glyphs[section.id]} />
          {section.pages.length === 1 ? label : sectionLabels[section.id]}
        </Link>
      </li>
    );
  };
  return (
    <nav aria-label="Sections" className={css.bottom}>
      <ul className={css.entries}>
        {sections.length === 0 &&
          Array.from({ length: bottomBarSize - 1 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The empty places have no order that could change.
            <li key={at} className={css.place} aria-hidden="true" />
          ))}
        {before.map(entry)}
        {mayCreateRecord && (
          <li className={css.place}>
            <Link to={logCase.href} className={css.entry} {...findCurrent(pathname, logCase.href, false)}>
              <span className={css.actSign}>
                <Icon glyph={Plus} />
              </span>
              {logCase.label}
            </Link>
          </li>
        )}
        {after.map(entry)}
        <li className={css.place}>
          <button
            type="button"
            className={css.entry}
            disabled={sections.length === 0}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <Icon glyph={Ellipsis} />
            More
          </button>
        </li>
      </ul>
      <Drawer title="More" side="end" isOpen={isOpen} onOpenChange={setOpen}>
        <nav aria-label="All sections">
          <Stack gap={4}>
            {sections.map((section) => (
              <section key={section.id} aria-label={sectionLabels[section.id]}>
                {section.pages.length > 1 && <p className={css.heading}>{sectionLabels[section.id]}</p>}
                <ul className={css.sheet}>
                  <PageLinks section={section} here={here} onFollow={() => setOpen(false)} />
                </ul>
              </section>
            ))}
          </Stack>
        </nav>
      </Drawer>
    </nav>
  );
}
