import { shareText, proficiencyTexts as texts } from "@cathedra/domain/messages";
import { type Chance, computeChances, type ProficiencyRule } from "@cathedra/domain/results";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { useMemo } from "react";

const { columns } = texts;

/** The percentage of people wrongly called proficient above which a warning is shown. */
const warnFrom = 0.5;

/**
 * The share of people who are not yet called proficient; never 0, because even a chance that is rounded to 1 leaves some people
 * out.
 */
const notYet = ({ rightly }: Chance) => Math.max(1 - rightly, Number.MIN_VALUE);

/** How often a rule is wrong in both directions, for growing numbers of attempts. */
export function RuleChances({ rule }: { readonly rule: ProficiencyRule }) {
  const chances = useMemo(() => computeChances(rule), [rule]);
  const [, twenty] = chances.proficient;
  return (
    <Card title={texts.settings.chances}>
      <Stack gap={5}>
        {twenty !== undefined && twenty.wrongly >= warnFrom && (
          <Banner tone="warning">{texts.settings.warning(twenty.wrongly, twenty.attempts)}</Banner>
        )}
        <Chances
          title={texts.reachedHead}
          chances={chances.proficient}
          columns={[
            [columns.wronglyProficient, texts.settings.wronglyHelp(rule), ({ wrongly }) => wrongly],
            [columns.rightlyProficient, texts.settings.rightlyHelp(rule), ({ rightly }) => rightly],
            [columns.notRecognised, texts.settings.rightlyHelp(rule), notYet],
          ]}
        />
        <Chances
          title={texts.lostHead}
          chances={chances.lost}
          columns={[
            [columns.wronglyLost, texts.settings.rightlyHelp(rule), ({ wrongly }) => wrongly],
            [columns.rightlyLost, texts.settings.wronglyHelp(rule), ({ rightly }) => rightly],
            [columns.notNoticed, texts.settings.wronglyHelp(rule), notYet],
          ]}
        />
        <Text size="small" tone="muted">
          {texts.settings.averages(chances)}
        </Text>
      </Stack>
    </Card>
  );
}

type ChancesProps = {
  readonly title: string;
  readonly chances: readonly Chance[];
  readonly columns: readonly (readonly [head: string, of: string, share: (chance: Chance) => number])[];
};

function Chances({ title, chances, columns: shares }: ChancesProps) {
  const all: readonly TableColumn<Chance>[] = [
    {
      id: "attempts",
      header: columns.attempts,
      width: "shrink",
      cell: ({ attempts }) => attempts,
    },
    ...shares.map(
      ([header, , share]): TableColumn<Chance> => ({
        id: header,
        header,
        align: "end",
        width: "words",
        cell: (chance) => shareText(share(chance)),
      }),
    ),
  ];
  return (
    <Stack gap={2}>
      <Heading level={3} size="label">
        {title}
      </Heading>
      <Table
        label={title}
        columns={all}
        rows={chances}
        rowId={({ attempts }) => String(attempts)}
        empty={null}
      />
      {shares.slice(0, 2).map(([head, of]) => (
        <Text key={head} size="small" tone="muted">
          {`${head}: ${of}.`}
        </Text>
      ))}
    </Stack>
  );
}
