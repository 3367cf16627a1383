import { Card } from "@cathedra/ui-kit/Card";
import * as css from "./RecordView.css.ts";
import type { LoadedRecord } from "./record-mapping.ts";
import { partsOfRecord } from "./record-view.ts";

/** The filled fields of a record, in the sections of its form. */
export function RecordFacts({ record }: { readonly record: LoadedRecord }) {
  return partsOfRecord(record).map(({ title, facts }) => (
    <Card key={title} title={title}>
      <dl className={css.facts}>
        {facts.map(({ label, text, isWords }) => (
          <div key={label} className={isWords ? css.wide : css.fact}>
            <dt className={css.name}>{label}</dt>
            <dd className={isWords ? css.textBlock : css.value}>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  ));
}
