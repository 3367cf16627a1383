import { likelyDuplicates } from "@cathedra/domain/logbook";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useMemo, useRef, useState } from "react";
import { counted } from "../counts.ts";
import type { Entry } from "./entry.ts";
import * as css from "./LikelyDuplicates.css.ts";
import { createSeparatePairs, pairKey } from "./separate-pairs.ts";

/** The maximum number of pairs that are shown at once. */
const pairsShown = 10;

const keptApart = createSeparatePairs(() => localStorage);

export type LikelyDuplicatesProps = {
  readonly entries: readonly Entry[];
  readonly onMerge: (pair: readonly [Entry, Entry]) => void;
  /** The id of the element that is focused when the last pair has disappeared. */
  readonly focusAfterLast: string;
};

/** Entries that probably mean the same, in pairs with a button that merges them; nothing when there are none. */
export function LikelyDuplicates({ entries, onMerge, focusAfterLast }: LikelyDuplicatesProps) {
  const [apart, setApart] = useState(keptApart.read);
  const listRef = useRef<HTMLUListElement>(null);
  const likely = useMemo(() => likelyDuplicates(entries, ({ name }) => name), [entries]);
  const pairs = likely.filter((pair) => !apart.has(pairKey(pair)));
  const keepApart = (pair: readonly [Entry, Entry], index: number) => {
    const rows = listRef.current?.children;
    const neighbour = rows?.[index + 1] ?? rows?.[index - 1];
    (neighbour?.querySelector("button") ?? document.getElementById(focusAfterLast))?.focus();
    setApart(keptApart.add(pairKey(pair)));
  };
  if (pairs.length === 0) return null;
  return (
    <Card title="Possible duplicates">
      <Stack gap={3}>
        <Text tone="muted">
          These names are nearly the same. Merge them if they mean the same. You will not be asked again in
          this browser about those you keep apart.
        </Text>
        <ul className={css.list} ref={listRef}>
          {pairs.slice(0, pairsShown).map((pair, index) => (
            <li key={pairKey(pair)} className={css.pair}>
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
              <span className={css.acts}>
                <Button size="small" onPress={() => onMerge(pair)}>
                  Merge
                </Button>
                <Button size="small" variant="quiet" onPress={() => keepApart(pair, index)}>
                  Keep apart
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {pairs.length > pairsShown && (
          <Text size="small" tone="muted">
            {`${(pairs.length - pairsShown).toLocaleString("en")} more will be shown when these are done.`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
