import { useEffect } from "react";
import { useLocation } from "react-router";
import { observable } from "../observable.ts";
import { useSiteConfig } from "../site/use-site-config.ts";
import { announce } from "./announcements.ts";

/** The id of the element that contains the page; the skip link and the focus after a navigation lead to it. */
export const contentId = "content";

/** The id of the column beside a side navigation, on pages that have one; there the skip link leads past that navigation. */
export const mainColumnId = "main-column";

const shownPath = observable<string | undefined>(undefined);

/**
 * Sets the browser's title. After a navigation it also announces the title to screen readers and moves the focus to the
 * content, unless the page has already placed it. A changed query (a filter, a page of a list) is not a navigation.
 */
export function usePageTitle(title: string): void {
  const product = useSiteConfig()?.product.title ?? "Cathedra";
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = title === product ? title : `${title} · ${product}`;
  }, [title, product]);

  useEffect(() => {
    const previous = shownPath.get();
    shownPath.set(pathname);
    if (previous === undefined || previous === pathname) return;
    announce(title);
    const content = document.getElementById(contentId);
    if (content !== null && !content.contains(document.activeElement)) content.focus({ preventScroll: true });
  }, [pathname, title]);
}
