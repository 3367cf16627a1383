import { softwareTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Monitor } from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import * as css from "./about.css.ts";
import { type ComputerFacts, getLines, type SoftwareFact } from "./computer-facts.ts";

export type FactListProps = {
  /** The facts about the computer; null if nothing is known. */
  readonly facts: ComputerFacts | null;
  readonly software: readonly SoftwareFact[];
  /** The source of the facts, and their age. */
  readonly note?: string | undefined;
};

const texts = softwareTexts.machine;

/** The facts about a simulator's computer and its installed software. */
export function FactList({ facts, software, note }: FactListProps) {
  const lines = facts === null ? [] : getLines(facts);
  return (
    <Stack gap={5}>
      <Card title={texts.computer}>
        {lines.length === 0 ? (
          <EmptyState icon={Monitor}>{texts.nothingSaid}</EmptyState>
        ) : (
          <dl className={css.facts}>
            {lines.map(([label, value]) => (
              <div key={label} className={css.fact}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {note !== undefined && <p className={css.note}>{note}</p>}
      </Card>
      <Card title={texts.software}>
        {software.length === 0 ? (
          <EmptyState>{texts.noSoftware}</EmptyState>
        ) : (
          <ul className={css.software}>
            {software.map(({ code, name, version }) => (
              <li key={code} className={css.row}>
                <span>{name}</span>
                <span className={css.label}>{version}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Stack>
  );
}
