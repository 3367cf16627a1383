import { cloudSessionTexts } from "@cathedra/domain";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";

export type StartFailureProps = {
  /** Why, in words, and what the machine said of it. */
  readonly reason: string;
  readonly detail: string | null | undefined;
};

/** A start that failed: that it did, why, and that it took no time of anybody's (3.012). */
export function StartFailure({ reason, detail }: StartFailureProps) {
  return (
    <Banner tone="danger" title={cloudSessionTexts.off}>
      <Stack gap={1}>
        <Text size="small">{detail == null ? reason : `${reason}: ${detail}`}</Text>
        <Text size="small">{cloudSessionTexts.noTimeUsed}</Text>
      </Stack>
    </Banner>
  );
}
