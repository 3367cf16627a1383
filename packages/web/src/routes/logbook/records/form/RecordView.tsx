import { recordFormTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { RecordFacts } from "./RecordFacts.tsx";
import type { LoadedRecord } from "./record-mapping.ts";

export type RecordViewProps = {
  readonly record: LoadedRecord;
  /** Whether the record cannot be changed, for a reason that the page shows. */
  readonly isLocked: boolean;
};

/** A read-only record with its filled fields. */
export function RecordView({ record, isLocked }: RecordViewProps) {
  return (
    <Stack gap={6}>
      {!isLocked && <Banner>{recordFormTexts.viewOnly}</Banner>}
      <RecordFacts record={record} />
    </Stack>
  );
}
