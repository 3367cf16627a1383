import { cloudSessionTexts } from "@cathedra/domain";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";

export type StartFailureProps = {
  /** Why, in words, and what the machine said of it. */
  readonly reason: string;
  readonly detail: string | null | undefined;
  /** Another start. */
  readonly retry?: ReactNode;
};

/** A start that failed: that it did, why, and that it took no time of anybody's (3.012). */
export function StartFailure({ reason, detail, retry }: StartFailureProps) {
  return (
    <Banner tone="danger" title={cloudSessionTexts.off} action={retry}>
      <Stack gap={1}>
        <Text size="small">{detail == null ? reason : `${reason}: ${detail}`}</Text>
        <Text size="small">{cloudSessionTexts.noTimeUsed}</Text>
      </Stack>
    </Banner>
  );
}
