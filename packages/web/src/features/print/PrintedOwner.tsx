import { useEffect } from "react";

export type PrintedOwnerProps = {
  /** The kind of document. */
  readonly title: string;
  /** The owner, a person or an institution, if the heading does not name them. */
  readonly owner?: readonly (string | null | undefined)[];
};

/** Says whose a printed document is: below its heading, and with its title at the foot of each page. */
export function PrintedOwner({ title, owner = [] }: PrintedOwnerProps) {
  const names = [...new Set(owner.filter((name) => name != null && name !== ""))].join(" · ");
  const foot = names === "" ? title : `${title} · ${names}`;
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    // A browser that does not know boxes in the margin leaves them out.
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
