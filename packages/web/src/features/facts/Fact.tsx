import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";
import * as css from "./Fact.css.ts";

/** A name and its value in a list of facts; nothing if there is no value. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children == null || children === false) return null;
  return (
    <>
      <dt>
        <Text as="span" size="small" tone="muted">
          {label}
        </Text>
      </dt>
      <dd className={css.value}>{children}</dd>
    </>
  );
}
