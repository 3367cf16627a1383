import { CountBadge } from "@cathedra/ui-kit/CountBadge";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import type { ReactNode } from "react";
import { countedText, mostCounted } from "./count-text.ts";

export type TableSectionProps = {
  readonly title: string;
  readonly count: number;
  /** The singular of the counted items. */
  readonly one: string;
  readonly children: ReactNode;
};

/** A section of a page with several tables, with the number of its rows (3.034). */
export function TableSection({ title, count, one, children }: TableSectionProps) {
  return (
    <section aria-label={title}>
      <Stack gap={3}>
        <Inline gap={2}>
          <Heading level={2}>{title}</Heading>
          <CountBadge count={count} max={mostCounted - 1} label={countedText(count, one)} />
        </Inline>
        {children}
      </Stack>
    </section>
  );
}
