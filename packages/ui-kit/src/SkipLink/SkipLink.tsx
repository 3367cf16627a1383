import * as css from "./SkipLink.css.ts";

export type SkipLinkProps = {
  /** Id of the element that holds the content of the page; give it `tabIndex={-1}`. */
  readonly targetId: string;
  readonly children?: string;
};

/** First thing on a page for those who use the keyboard: past the navigation to the content. */
export function SkipLink({ targetId, children = "Skip to content" }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={css.skipLink}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (target === null) return;
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
