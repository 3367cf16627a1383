import { fullName, percentText } from "@cathedra/domain";
import { progressPageTexts, progressTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type {
  AttemptsQuery,
  AttemptsQuery$data,
} from "../../../../../__generated__/AttemptsQuery.graphql.ts";
import { exerciseHref, progressHref } from "../../../../../features/progress/exercise-href.ts";
import { DetailDrawer } from "../../../../../features/table-page/DetailDrawer.tsx";
import { Moment } from "../../../../../format/Moment.tsx";

type Attempt = NonNullable<AttemptsQuery$data["exerciseSeries"]>["attempts"][number];

const columns: readonly TableColumn<Attempt>[] = [
  { id: "start", header: "Run", cell: ({ activityStart }) => <Moment at={activityStart} /> },
  { id: "result", header: "Result", cell: ({ outcomeText }) => outcomeText },
  {
    id: "progress",
    header: "Criteria met",
    align: "end",
    width: "shrink",
    cell: ({ progress }) => (progress == null ? "–" : percentText(progress)),
  },
  { id: "version", header: "Version", narrow: "detail", cell: ({ moduleVersion }) => moduleVersion },
];

export type AttemptsProps = {
  readonly uid: string;
  readonly exerciseKey: string;
  readonly onClose: () => void;
};

/** The attempts of one person at one exercise, at the side of their cohort. */
export function Attempts({ onClose, ...of }: AttemptsProps) {
  return (
    <DetailDrawer title="Attempts" notFound={progressPageTexts.cohort.noAttempts} onClose={onClose}>
      <AttemptsOf {...of} />
    </DetailDrawer>
  );
}

function AttemptsOf({ uid, exerciseKey }: Omit<AttemptsProps, "onClose">) {
  const { exerciseSeries: series } = useLazyLoadQuery<AttemptsQuery>(
    graphql`
      query AttemptsQuery($uid: ID!, $exerciseKey: String!) {
        exerciseSeries(uid: $uid, exerciseKey: $exerciseKey) {
          exerciseName
          moduleName
          person {
            keycloak_id
            first_name
            last_name
          }
          count
          attempts {
            id
            activityStart
            moduleVersion
            isCompleted
            isMet
            outcome
            outcomeText
            progress
          }
        }
      }
    `,
    { uid, exerciseKey },
    { fetchPolicy: "store-and-network" },
  );
  if (series == null) return <EmptyState>{progressPageTexts.cohort.noAttempts}</EmptyState>;
  const { person, exerciseName, moduleName, attempts, count } = series;
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Text weight="medium">{fullName({ firstName: person.first_name, lastName: person.last_name })}</Text>
        <Text>{exerciseName}</Text>
        <Text size="small" tone="muted">
          {[moduleName, progressTexts.attempts(count)].join(" · ")}
        </Text>
      </Stack>
      <Inline gap={2}>
        <LinkButton href={exerciseHref(exerciseKey, uid)} variant="primary">
          Every metric over time
        </LinkButton>
        <LinkButton href={progressHref(uid)}>All exercises</LinkButton>
      </Inline>
      <Table
        label="Attempts, the latest first"
        columns={columns}
        rows={attempts.toReversed()}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/activity-log/vist-activity/${id}`}
        empty={<EmptyState>{progressPageTexts.cohort.noAttempts}</EmptyState>}
      />
      {attempts.length < count && (
        <Text size="small" tone="muted">
          {progressPageTexts.cohort.getLatest(attempts.length, count)}
        </Text>
      )}
    </Stack>
  );
}
