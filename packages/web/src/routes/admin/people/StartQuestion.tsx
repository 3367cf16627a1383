import { type StartKind, startKinds, startAnswerTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Select } from "@cathedra/ui-kit/Select";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useRef, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { StartQuestionQuery } from "../../../__generated__/StartQuestionQuery.graphql.ts";
import { Section } from "../../../features/section/Section.tsx";
import { showMoment } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";
import { useStartChoices } from "./use-start-choices.ts";

/** Why a person cannot start the chosen content, in one sentence, and who can help. */
export function StartQuestion({ personId }: { readonly personId: string }) {
  const [kind, setKind] = useState<StartKind>("case");
  const [chosen, setChosen] = useState<string | null>(null);
  const [fetchCount, setFetchCount] = useState(0);
  const { options, isLoading, search, hasFailed } = useStartChoices(personId, kind);
  const ask = (id: string | null) => {
    setChosen(id);
    setFetchCount((times) => times + 1);
  };
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {texts.help}
        </Text>
        <Grid columns={2}>
          <Select
            label={texts.what}
            options={startKinds.map((each) => ({ value: each, label: texts.kinds[each] }))}
            value={kind}
            onChange={(next) => {
              setKind(startKinds.find((each) => each === next) ?? "case");
              setChosen(null);
            }}
          />
          <ComboBox
            key={kind}
            label={texts.which}
            description={hasFailed ? texts.choicesFailed : texts.whichHelp}
            options={options}
            isLoading={isLoading}
            emptyMessage={texts.nothingFound}
            onSearch={search}
            value={chosen}
            onChange={ask}
          />
        </Grid>
        {chosen !== null && (
          <Section
            key={`${kind} ${chosen} ${fetchCount}`}
            placeholder={<Skeleton lines={2} label={texts.checking} />}
            notFound={<Text>{texts.nothingFound}</Text>}
          >
            <Answer personId={personId} kind={kind} id={chosen} fetchCount={fetchCount} />
            <div>
              <Button size="small" onPress={() => ask(chosen)}>
                {texts.checkAgain}
              </Button>
            </div>
          </Section>
        )}
      </Stack>
    </Card>
  );
}

type AnswerProps = {
  readonly personId: string;
  readonly kind: StartKind;
  readonly id: string;
  readonly fetchCount: number;
};

function Answer({ personId, kind, id, fetchCount }: AnswerProps) {
  const { startCheck } = useLazyLoadQuery<StartQuestionQuery>(
    graphql`
      query StartQuestionQuery($personId: ID!, $kind: StartKind!, $id: ID!) {
        startCheck(personId: $personId, kind: $kind, id: $id) {
          name
          isPossible
          code
          at
          other
          people
          checkedAt
        }
      }
    `,
    { personId, kind, id },
    { fetchPolicy: "network-only", fetchKey: fetchCount },
  );
  const { name, isPossible, code, at, other = null, people, checkedAt } = startCheck;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The question may stand at the foot of the window. Where there is no room for both, the field that has the focus stays in sight.
    for (const each of [ref.current, document.activeElement]) each?.scrollIntoView({ block: "nearest" });
  }, []);
  const sentence = texts.answer(kind, code, {
    at: at == null ? null : showMoment(Date.parse(at)),
    other,
    people,
  });
  return (
    <div ref={ref}>
      <Stack gap={2}>
        <Banner tone={isPossible ? "success" : "warning"} title={name}>
          {sentence}
        </Banner>
        <Text size="small" tone="muted" figures="tabular">
          {`${texts.asOf} `}
          <Moment at={checkedAt} />
        </Text>
      </Stack>
    </div>
  );
}
