import { Badge } from "../Badge/index.ts";
import { Text } from "../Text/index.ts";
import * as css from "./Comparison.css.ts";

/** The lines of a value; empty for no value; null if the value is not known. */
export type ComparedValue = readonly string[] | null;

export type ComparedField = {
  readonly key: string;
  readonly label: string;
  readonly before: ComparedValue;
  readonly after: ComparedValue;
  readonly isChanged: boolean;
};

export type ComparisonProps = {
  readonly fields: readonly ComparedField[];
  readonly texts: {
    readonly field: string;
    readonly before: string;
    readonly after: string;
    readonly changed: string;
    readonly notSaid: string;
    readonly nothing: string;
  };
};

/** Values before and after side by side, with a word on each difference. A side without values is left out. */
export function Comparison({ fields, texts }: ComparisonProps) {
  const sides = (["before", "after"] as const).filter((side) => fields.some((field) => field[side] !== null));
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th className={css.head} scope="col">
            {texts.field}
          </th>
          {sides.map((side) => (
            <th key={side} className={css.head} scope="col">
              {texts[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.key}>
            <th className={css.field} scope="row">
              {field.label}
              {field.isChanged && <Badge tone="info">{texts.changed}</Badge>}
            </th>
            {sides.map((side) => (
              <td key={side} className={css.cell}>
                <Value
                  of={field[side]}
                  isMarked={side === "after" && field.isChanged}
                  notSaid={texts.notSaid}
                  nothing={texts.nothing}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ValueProps = Pick<ComparisonProps["texts"], "notSaid" | "nothing"> & {
  readonly of: ComparedValue;
  readonly isMarked: boolean;
};

function Value({ of, isMarked, notSaid, nothing }: ValueProps) {
  if (of === null || of.length === 0) {
    return (
      <Text as="span" tone="muted">
        {of === null ? notSaid : nothing}
      </Text>
    );
  }
  const lines = of.join("\n");
  return isMarked ? <strong>{lines}</strong> : lines;
}
