import { contentId } from "./use-page-title.ts";

/** The button that opened the question is gone with its card: the focus goes on from the page, once the dialog let go. */
export function focusContentAfterDialog(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById(contentId)?.focus({ preventScroll: true });
    }),
  );
}
