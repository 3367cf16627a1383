import { simulatorTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useId } from "react";

/** The cases that one made oneself (12.001). */
export function PersonalCases() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} id={headingId}>
          {simulatorTexts.personalCases}
        </Heading>
        <EmptyState>You have no personal cases.</EmptyState>
      </Stack>
    </section>
  );
}
