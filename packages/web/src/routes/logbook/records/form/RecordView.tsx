import { logbookTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { Stack } from "@cathedra/ui-kit/Stack";
import * as css from "./RecordView.css.ts";
import type { LoadedRecord } from "./record-mapping.ts";
import { partsOfRecord } from "./record-view.ts";

export type RecordViewProps = { readonly record: LoadedRecord };

/** A record to read: what is filled in, and nothing to fill in. */
export function RecordView({ record }: RecordViewProps) {
  return (
    <Stack gap={6}>
      <Banner>{logbookTexts.viewOnly}</Banner>
      {partsOfRecord(record).map(({ title, facts }) => (
        <Card key={title} title={title}>
          <dl className={css.facts}>
            {facts.map(({ label, text, isWords }) => (
              <div key={label} className={isWords ? css.wide : css.fact}>
                <dt className={css.name}>{label}</dt>
                <dd className={isWords ? css.words : css.value}>{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </Stack>
  );
}
