import { useEffect } from "react";

export type PrintedOwnerProps = {
  /** The kind of document, shown with its owner. */
  readonly title: string;
  /** The owner, a person or an institution, if the heading does not name them. */
  readonly owner?: readonly (string | null | undefined)[];
};

/** Shows the owner of a printed document: below its heading, and with the title at the bottom of each page. */
export function PrintedOwner({ title, owner = [] }: PrintedOwnerProps) {
  const names = [...new Set(owner.filter((name) => name != null && name !== ""))].join(" · ");
  const foot = names === "" ? title : `${title} · ${names}`;
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    // Browsers that do not support boxes in the page margin ignore this rule.
    sheet.replaceSync(
      `@page { @bottom-left { content: "${CSS.escape(foot)}"; font: 9pt sans-serif; text-align: start; } }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [foot]);
  return names === "" ? null : <p data-only-printed>{names}</p>;
}
