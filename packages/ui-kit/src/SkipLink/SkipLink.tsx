import * as css from "./SkipLink.css.ts";

export type SkipLinkProps = {
  /** Ids of elements that can hold the content of the page, best first; give them `tabIndex={-1}`. */
  readonly targetIds: readonly [string, ...string[]];
  readonly children?: string;
};

/** First thing on a page for those who use the keyboard: past the navigation to the content. */
export function SkipLink({ targetIds, children = "Skip to content" }: SkipLinkProps) {
  return (
    <a
      href={`#${targetIds.at(-1)}`}
      className={css.skipLink}
      onClick={(event) => {
        const target = targetIds.map((id) => document.getElementById(id)).find((element) => element !== null);
        if (target === undefined) return;
        // The address stays as it is: the fragment would be one more entry to go back through.
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
