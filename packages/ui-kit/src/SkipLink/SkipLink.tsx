import * as css from "./SkipLink.css.ts";

export type SkipLinkProps = {
  /** Ids of elements that can hold the content of the page, best first; give them `tabIndex={-1}`. */
  readonly targetIds: readonly [string, ...string[]];
  readonly children?: string;
};

/** The first element of a page for keyboard users: skips the navigation. */
export function SkipLink({ targetIds, children = "Skip to content" }: SkipLinkProps) {
  return (
    <a
      href={`#${targetIds.at(-1)}`}
      className={css.skipLink}
      onClick={(event) => {
        const target = targetIds.map((id) => document.getElementById(id)).find((element) => element !== null);
        if (target === undefined) return;
        // The address does not change, because the fragment would be an additional history entry.
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
