import { likelyDuplicates } from "@cathedra/domain";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useMemo } from "react";
import { counted } from "../counts.ts";
import type { Entry } from "./entry.ts";
import * as css from "./LikelyDuplicates.css.ts";

/** As many as somebody decides on before looking again. */
const pairsShown = 10;

export type LikelyDuplicatesProps = {
  readonly entries: readonly Entry[];
  readonly onMerge: (pair: readonly [Entry, Entry]) => void;
};

/** Entries that probably mean the same, each pair with the way to make one of them; nothing where there are none. */
export function LikelyDuplicates({ entries, onMerge }: LikelyDuplicatesProps) {
  const pairs = useMemo(() => likelyDuplicates(entries, ({ name }) => name), [entries]);
  if (pairs.length === 0) return null;
  return (
    <Card title="Possible duplicates">
      <Stack gap={3}>
        <Text tone="muted">These names are nearly the same. Merge them if they mean the same.</Text>
        <ul className={css.list}>
          {pairs.slice(0, pairsShown).map((pair) => (
            <li key={pair.map(({ id }) => id).join(" ")} className={css.pair}>
              <span className={css.names}>
                {pair.map((entry) => (
                  <span key={entry.id}>
                    {entry.name}{" "}
                    <Text as="span" size="small" tone="muted" figures="tabular">
                      ({counted(entry.recordCount, "record", "records")})
                    </Text>
                  </span>
                ))}
              </span>
              <Button size="small" onPress={() => onMerge(pair)}>
                Merge
              </Button>
            </li>
          ))}
        </ul>
        {pairs.length > pairsShown && (
          <Text size="small" tone="muted">
            {`${(pairs.length - pairsShown).toLocaleString()} more will be shown when these are done.`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
