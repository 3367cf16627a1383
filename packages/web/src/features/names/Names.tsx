import { Fragment } from "react";
import * as css from "./Names.css.ts";

export type NamesProps = { readonly names: readonly string[] };

/** People's names beside each other. A line breaks between two names, and inside a name only if it is wider than the line. */
export function Names({ names }: NamesProps) {
  return names.map((name, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two people may bear the same name
    <Fragment key={at}>
      {at > 0 && " "}
      <span className={css.name}>{at < names.length - 1 ? `${name},` : name}</span>
    </Fragment>
  ));
}
