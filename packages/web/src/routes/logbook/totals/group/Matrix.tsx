import { fullName, parseLocalDate } from "@cathedra/domain";
import { Card } from "@cathedra/ui-kit/Card";
import { Check, CircleAlert, CircleCheck, Icon, Minus } from "@cathedra/ui-kit/Icon";
import { Link } from "@cathedra/ui-kit/Link";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  Matrix_totals$data,
  Matrix_totals$key,
} from "../../../../__generated__/Matrix_totals.graphql.ts";
import { progressText, stateNames, targetText } from "../../../../features/targets/target-texts.ts";
import { showDay } from "../../../../format/dates.ts";
import * as css from "./Matrix.css.ts";

type Trainee = Matrix_totals$data["trainees"][number];
type Progress = Trainee["progress"][number];
type RowProps = { readonly trainee: Trainee; readonly confirmedOnly: boolean };
type CardProps = RowProps & { readonly targets: Matrix_totals$data["targets"] };

export type MatrixProps = {
  readonly totals: Matrix_totals$key;
  /** Whether confirmed records alone are counted: then by the totals of a trainee too. */
  readonly confirmedOnly: boolean;
};

/** A row a trainee, a column a target; in a narrow window a card a trainee. */
export function Matrix({ totals, confirmedOnly }: MatrixProps) {
  const { asOf, targets, trainees } = useFragment(
    graphql`
      fragment Matrix_totals on LogbookGroupTotals {
        asOf
        targets {
          id
          name
          minimum
          interventionType
          organSystem
          category
          subCategory
          roles
          levels
        }
        trainees {
          person {
            keycloak_id
            first_name
            last_name
          }
          cases
          lastDay
          progress {
            target {
              id
            }
            done
            remaining
            expected
            state
            until
          }
        }
      }
    `,
    totals,
  );
  const isWide = useMedia(media.mobile);
  const legend = <Legend asOf={parseLocalDate(asOf) ?? asOf} hasTargets={targets.length > 0} />;
  if (!isWide) {
    return (
      <Card padding="none">
        <div className={css.caption}>{legend}</div>
        <ul className={css.cards}>
          {trainees.map((trainee) => (
            <TraineeCard
              key={trainee.person.keycloak_id}
              trainee={trainee}
              targets={targets}
              confirmedOnly={confirmedOnly}
            />
          ))}
        </ul>
      </Card>
    );
  }
  return (
    <Card padding="none">
      <div className={css.scroller}>
        <table className={css.table}>
          <caption className={css.caption}>{legend}</caption>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                Trainee
              </th>
              <th scope="col" className={css.head}>
                Cases
              </th>
              {targets.map((target) => (
                <th key={target.id} scope="col" className={css.head} title={targetText(target)}>
                  {target.name}
                  <span className={css.minimum}>{target.minimum}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trainees.map((trainee) => (
              <Row key={trainee.person.keycloak_id} trainee={trainee} confirmedOnly={confirmedOnly} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

type LegendProps = { readonly asOf: string; readonly hasTargets: boolean };

function Legend({ asOf, hasTargets }: LegendProps) {
  return (
    <span className={css.legend}>
      <span>{`As of ${showDay(asOf)}.`}</span>
      {hasTargets
        ? states.map((state) => (
            <span key={state} className={css.legendItem}>
              <Sign state={state} /> {stateNames[state]}
            </span>
          ))
        : "No targets are set for this group."}
    </span>
  );
}

/** Leads to the trainee's own totals. */
function Name({ trainee: { person, lastDay }, confirmedOnly }: RowProps) {
  const name = fullName({ firstName: person.first_name ?? "", lastName: person.last_name ?? "" });
  return (
    <>
      <Link
        href={`/logbook/totals?person=${encodeURIComponent(person.keycloak_id ?? "")}${confirmedOnly ? "&confirmed=1" : ""}`}
        variant="alone"
      >
        {name}
      </Link>
      <span className={css.latest}>{lastDay == null ? "No case yet" : `Latest ${showDay(lastDay)}`}</span>
    </>
  );
}

function Row({ trainee, confirmedOnly }: RowProps) {
  return (
    <tr>
      <th scope="row" className={css.name}>
        <Name trainee={trainee} confirmedOnly={confirmedOnly} />
      </th>
      <td className={css.cell}>{trainee.cases}</td>
      {trainee.progress.map((each) => (
        <td key={each.target.id} className={css.cell} title={progressText(each)}>
          <Cell progress={each} />
        </td>
      ))}
    </tr>
  );
}

/** The row of a narrow window: each number stands behind the name of its target. */
function TraineeCard({ trainee, targets, confirmedOnly }: CardProps) {
  return (
    <li className={css.card}>
      <Name trainee={trainee} confirmedOnly={confirmedOnly} />
      <dl className={css.numbers}>
        <div className={css.number}>
          <dt className={css.numberName}>Cases</dt>
          <dd>{trainee.cases}</dd>
        </div>
        {trainee.progress.map((each, index) => (
          <div key={each.target.id} className={css.number}>
            <dt className={css.numberName}>{targets[index]?.name}</dt>
            <dd>
              <Cell progress={each} minimum={targets[index]?.minimum} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

type CellProps = {
  readonly progress: Progress;
  /** Where no head of a column says it. */
  readonly minimum?: number | undefined;
};

function Cell({ progress: { done, state, remaining }, minimum }: CellProps) {
  return (
    <span className={css.mark[state]}>
      <Sign state={state} />
      {done}
      {minimum !== undefined && <span className={css.ofMinimum}>{`of ${minimum}`}</span>}
      <VisuallyHidden>{`: ${stateNames[state]}${remaining > 0 ? `, ${remaining} to go` : ""}`}</VisuallyHidden>
    </span>
  );
}

const states = ["reached", "onTrack", "behind", "notStarted"] as const;
const glyphs = { reached: CircleCheck, onTrack: Check, behind: CircleAlert, notStarted: Minus } as const;

function Sign({ state }: Pick<Progress, "state">) {
  return (
    <span className={css.sign[state]}>
      <Icon glyph={glyphs[state]} size="small" />
    </span>
  );
}
