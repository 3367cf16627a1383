import { parseLocalDate } from "@cathedra/domain";
import {
  type EntrustmentCurve,
  entrustmentCurves,
  entrustmentScales,
  getSimulatorModules,
  type RatedCase,
} from "@cathedra/domain/logbook";
import { entrustmentTexts } from "@cathedra/domain/messages";
import { AttemptChart } from "@cathedra/ui-kit/AttemptChart";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Link } from "@cathedra/ui-kit/Link";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { IndependenceQuery } from "../../../__generated__/IndependenceQuery.graphql.ts";
import type { IndependenceSimulatorQuery } from "../../../__generated__/IndependenceSimulatorQuery.graphql.ts";
import { RolesToSettle } from "../../../features/entrustment/RolesToSettle.tsx";
import { exerciseHref } from "../../../features/progress/exercise-href.ts";
import { Section } from "../../../features/section/Section.tsx";
import { showDay } from "../../../format/dates.ts";

const texts = entrustmentTexts.curves;
const maxAtFirst = 4;

export type IndependenceProps = {
  /** The `keycloak_id` of a trainee for whom the viewer is responsible; null for the viewer. */
  readonly participant: string | null;
};

/** A person's ratings by kind of procedure, beside their results on the simulator; nothing for a person without ratings. */
export default function Independence({ participant }: IndependenceProps) {
  const { logbookEntrustments, logbookRolesToSettle } = useLazyLoadQuery<IndependenceQuery>(
    graphql`
      query IndependenceQuery($participant: ID) {
        logbookEntrustments(participant: $participant) {
          recordId
          day
          procedureCode
          interventionType
          organSystem
          side
          scale
          level
          complexity
        }
        logbookRolesToSettle {
          ...RolesToSettle_roles
        }
      }
    `,
    { participant },
    { fetchPolicy: "store-and-network" },
  );
  const [isWhole, setWhole] = useState(false);
  const cases = logbookEntrustments.flatMap(({ day, ...rated }): RatedCase[] => {
    const date = parseLocalDate(day);
    // A later API may have further scales, which this version of the page cannot name.
    return date === undefined || !Object.hasOwn(entrustmentScales, rated.scale)
      ? []
      : [{ ...rated, day: date } as RatedCase];
  });
  const kinds = byKind(entrustmentCurves(cases));
  // Few ratings show no course, so kinds with few are shown on request, unless there is no other.
  const withSpread = kinds.filter((curves) => curves.some(({ spread }) => spread !== null));
  const atFirst = (withSpread.length > 0 ? withSpread : kinds).slice(0, maxAtFirst);
  const scales = [...new Set(cases.map(({ scale }) => scale))];
  return (
    <Stack gap={6}>
      {participant === null && <RolesToSettle roles={logbookRolesToSettle} />}
      {kinds.length > 0 && (
        <Card title={texts.title}>
          <Stack gap={5}>
            <Text tone="muted">{[texts.explanation, ...scales.map(texts.levels)].join(" ")}</Text>
            <Grid columns={2} gap={6}>
              {(isWhole ? kinds : atFirst).map((curves) => (
                <Kind key={makeKey(curves[0])} curves={curves} participant={participant} />
              ))}
            </Grid>
            {kinds.length > atFirst.length && !isWhole && (
              <div>
                <Button size="small" onPress={() => setWhole(true)}>
                  {texts.more(kinds.length)}
                </Button>
              </div>
            )}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

type Curves = readonly [EntrustmentCurve, ...EntrustmentCurve[]];

const makeKey = ({ interventionType, organSystem, scale }: EntrustmentCurve) =>
  [interventionType, organSystem, scale].join(" › ");

/** The simulator modules that train any of the rated procedures. */
const getModules = (curves: Curves) =>
  curves.flatMap(({ cases }) => cases.flatMap(({ procedureCode }) => getSimulatorModules(procedureCode)));

/** The curves of one kind on one scale belong into one picture: the attending's and the trainee's. */
function byKind(curves: readonly EntrustmentCurve[]): readonly Curves[] {
  const groups = new Map<string, Curves>();
  for (const curve of curves) {
    const key = makeKey(curve);
    const others = groups.get(key);
    groups.set(key, others === undefined ? [curve] : [...others, curve]);
  }
  return [...groups.values()];
}

type KindProps = IndependenceProps & { readonly curves: Curves };

function Kind({ curves, participant }: KindProps) {
  const [{ interventionType, organSystem, scale }] = curves;
  const kind = texts.kind(interventionType, organSystem);
  const spread = curves.find(({ side }) => side === "attending")?.spread ?? null;
  const cases = casesInOrder(curves);
  const levelText = (level: number) => entrustmentTexts.level(scale, level);
  const modules = getModules(curves);
  return (
    <Stack gap={2}>
      <Heading level={3} size="label">
        {kind}
      </Heading>
      <Text size="small" tone="muted">
        {curves
          .map(
            ({ side, cases: of }) =>
              `${side === "attending" ? texts.attending : texts.self}: ${texts.count(of.length)}`,
          )
          .concat(texts.days(showDay(cases[0]?.day ?? ""), showDay(cases.at(-1)?.day ?? "")))
          .join(" · ")}
      </Text>
      <AttemptChart
        label={texts.chart(scale)}
        points={cases.map(({ recordId, day, side, level }) => ({
          id: `${recordId} ${side}`,
          label: showDay(day),
          value: level,
          valueText: levelText(level),
          kind: side === "attending" ? "met" : "not_met",
          stretch: entrustmentScales[scale].name,
          isStart: true,
          columnKey: recordId,
          href: `/logbook/records/${recordId}`,
        }))}
        kinds={{ met: texts.attending, not_met: texts.self }}
        heads={texts.heads}
        format={String}
        scale={{ kind: "whole", range: [0.5, entrustmentScales[scale].levels.length + 0.5] }}
        {...(spread === null
          ? {}
          : {
              band: {
                ...spread,
                text: texts.spread(levelText(spread.low), levelText(spread.middle), levelText(spread.high)),
              },
            })}
        tableLabel={texts.table(kind)}
      />
      {modules.length > 0 && (
        <Section placeholder={<Skeleton kind="block" height={48} label={texts.simulator} />}>
          <SimulatorResults modules={modules} participant={participant} />
        </Section>
      )}
    </Stack>
  );
}

/** The ratings of all curves by day, those of one case beside each other, the attending's first. */
function casesInOrder(curves: Curves): readonly RatedCase[] {
  const key = ({ day, recordId, side }: RatedCase) => `${day} ${recordId} ${side}`;
  return curves.flatMap((curve) => curve.cases).toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

type SimulatorResultsProps = IndependenceProps & {
  /** The codes of the simulator modules that train the rated procedures. */
  readonly modules: readonly string[];
};

/** The person's results on the simulator, which are read only where a rated procedure is trained there. */
function SimulatorResults({ modules, participant }: SimulatorResultsProps) {
  const { personProgress } = useLazyLoadQuery<IndependenceSimulatorQuery>(
    graphql`
      query IndependenceSimulatorQuery($participant: ID) {
        personProgress(uid: $participant) {
          exercises {
            exerciseKey
            exerciseName
            moduleCode
            standing
            attempts
            # The page of the progress reads these of the same records.
            best
            institutionId
            last
            lastRunAt
            lostSince
            moduleName
            passes
            passesLeft
            passesNeeded
            proficientSince
          }
        }
      }
    `,
    { participant },
  );
  const exercises = personProgress.exercises.filter(({ moduleCode }) => modules.includes(moduleCode));
  return (
    <Stack gap={1}>
      <Text size="small" weight="medium">
        {texts.simulator}
      </Text>
      {exercises.length === 0 && (
        <Text size="small" tone="muted">
          {texts.noRuns}
        </Text>
      )}
      {exercises.map(({ exerciseKey, exerciseName, attempts, standing }) => (
        <Link key={exerciseKey} href={exerciseHref(exerciseKey, participant ?? undefined)}>
          {texts.simulated(exerciseName, attempts, standing === "proficient")}
        </Link>
      ))}
    </Stack>
  );
}
