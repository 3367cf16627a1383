import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";
import { Fact } from "../facts/Fact.tsx";

/** A fact that is sent with the report, in small print; nothing if it is unknown. */
export function FeedbackFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children == null || children === false) return null;
  return (
    <Fact label={label}>
      <Text as="span" size="small">
        {children}
      </Text>
    </Fact>
  );
}
