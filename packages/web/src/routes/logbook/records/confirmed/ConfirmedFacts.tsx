import { parseConfirmedContent } from "@cathedra/domain/logbook";
import { confirmedContentTexts } from "@cathedra/domain/messages";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { LoadedRecord } from "../form/record-mapping.ts";
import * as css from "./ConfirmedFacts.css.ts";
import { confirmedFacts } from "./confirmed-facts.ts";

export type ConfirmedFactsProps = {
  /** The stored content, as canonical JSON. */
  readonly content: string;
  readonly fingerprint: string;
  /** The record with its present names. */
  readonly record: LoadedRecord;
};

/** What a record showed when it was confirmed, with today's names where they differ, and its fingerprint. */
export function ConfirmedFacts({ content: stored, fingerprint, record }: ConfirmedFactsProps) {
  const content = parseConfirmedContent(stored);
  if (content === undefined) return <Text>{confirmedContentTexts.unreadable}</Text>;
  return (
    <Stack gap={3}>
      <Text size="small" tone="muted">
        {confirmedContentTexts.explanation}
      </Text>
      <dl className={css.facts}>
        {confirmedFacts(content, record).map(({ label, text, now, isWords }) => (
          <div key={label} className={isWords ? css.wide : css.fact}>
            <dt className={css.name}>{label}</dt>
            <dd className={css.value}>
              {text}
              {now !== null && <Text as="span">{` ${confirmedContentTexts.nowCalled(now)}`}</Text>}
            </dd>
          </div>
        ))}
        <div className={css.wide}>
          <dt className={css.name}>{confirmedContentTexts.fingerprint}</dt>
          <dd className={css.fingerprint}>{fingerprint}</dd>
        </div>
      </dl>
    </Stack>
  );
}
