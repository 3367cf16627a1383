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
import { type PersonHistoryProps, usePersonHistory } from "./PersonActivity.tsx";
import { useStartChoices } from "./use-start-choices.ts";

/** What was to be started at a start that failed or was refused. */
type FailedStart = {
  readonly kind: StartKind;
  readonly id: string;
  readonly name: string;
  readonly at: string;
};

/**
 * Why a person cannot start something, in one sentence, and who can help: at once of their last start that failed, and of whatever is
 * chosen.
 */
export function StartQuestion(of: PersonHistoryProps) {
  return (
    <Card title={texts.title}>
      <Section placeholder={<Skeleton lines={6} label={texts.checking} />}>
        <OfLastStart {...of} />
      </Section>
    </Card>
  );
}

function OfLastStart(of: PersonHistoryProps) {
  const { starts } = usePersonHistory(of);
  // What is looked at stays when the history is read again.
  const [last] = useState(() => lastFailed(starts));
  return <Question personId={of.personId} last={last} />;
}

type Starts = ReturnType<typeof usePersonHistory>["starts"];

function lastFailed(starts: Starts): FailedStart | null {
  const found = starts.find(
    ({ kind, thingId }) => thingId != null && (kind === "failed" || kind === "refused"),
  );
  const kind = startKinds.find((each) => each === found?.thingKind);
  if (found?.thingId == null || kind === undefined) return null;
  return { kind, id: found.thingId, name: found.what, at: found.at };
}

type QuestionProps = { readonly personId: string; readonly last: FailedStart | null };

function Question({ personId, last }: QuestionProps) {
  const [kind, setKind] = useState<StartKind>(last?.kind ?? "case");
  const [chosen, setChosen] = useState<string | null>(last?.id ?? null);
  const [fetchCount, setFetchCount] = useState(0);
  const { options, isLoading, search, hasFailed } = useStartChoices(personId, kind);
  const isOfLast = last !== null && kind === last.kind && chosen === last.id;
  const ask = (id: string | null) => {
    setChosen(id);
    setFetchCount((times) => times + 1);
  };
  return (
    <Stack gap={4}>
      <Text size="small" tone="muted">
        {isOfLast ? texts.ofLast(showMoment(Date.parse(last.at))) : texts.help}
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
          options={
            last === null || kind !== last.kind || options.some(({ value }) => value === last.id)
              ? options
              : [...options, { value: last.id, label: last.name }]
          }
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
          <Answer
            personId={personId}
            kind={kind}
            id={chosen}
            fetchCount={fetchCount}
            isBroughtInSight={fetchCount > 0}
          />
          <div>
            <Button size="small" onPress={() => ask(chosen)}>
              {texts.checkAgain}
            </Button>
          </div>
        </Section>
      )}
    </Stack>
  );
}

type AnswerProps = {
  readonly personId: string;
  readonly kind: StartKind;
  readonly id: string;
  readonly fetchCount: number;
  /** Not of what the page asks by itself when it is opened. */
  readonly isBroughtInSight: boolean;
};

function Answer({ personId, kind, id, fetchCount, isBroughtInSight }: AnswerProps) {
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
    if (!isBroughtInSight) return;
    // The question may stand at the foot of the window. Where there is no room for both, the field that has the focus stays in sight.
    for (const each of [ref.current, document.activeElement]) each?.scrollIntoView({ block: "nearest" });
  }, [isBroughtInSight]);
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
