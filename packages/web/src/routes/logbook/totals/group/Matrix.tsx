import { fullName, parseLocalDate } from "@cathedra/domain";
import { Card } from "@cathedra/ui-kit/Card";
import { Check, CircleAlert, CircleCheck, Icon, Minus } from "@cathedra/ui-kit/Icon";
import { Link } from "@cathedra/ui-kit/Link";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  Matrix_totals$data,
  Matrix_totals$key,
} from "../../../../__generated__/Matrix_totals.graphql.ts";
import { showDay } from "../../../../format/dates.ts";
import { progressWords, stateNames, targetWords } from "../target-words.ts";
import * as css from "./Matrix.css.ts";

type Trainee = Matrix_totals$data["trainees"][number];
type Progress = Trainee["progress"][number];
type RowProps = { readonly trainee: Trainee; readonly targets: Matrix_totals$data["targets"] };

/** A row a trainee, a column a target; in a narrow window a card a trainee. */
export function Matrix({ totals }: { readonly totals: Matrix_totals$key }) {
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
  return (
    <Card padding="none">
      <div className={css.scroller}>
        <table className={css.table}>
          <caption className={css.caption}>
            {`As of ${showDay(parseLocalDate(asOf) ?? asOf)}. `}
            <Sign state="reached" /> {stateNames.reached} <Sign state="onTrack" /> {stateNames.onTrack}{" "}
            <Sign state="behind" /> {stateNames.behind} <Sign state="notStarted" /> {stateNames.notStarted}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                Trainee
              </th>
              <th scope="col" className={css.head}>
                Cases
              </th>
              {targets.map((target) => (
                <th key={target.id} scope="col" className={css.head} title={targetWords(target)}>
                  {target.name}
                  <span className={css.minimum}>{target.minimum}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={css.body}>
            {trainees.map((trainee) => (
              <Row key={trainee.person.keycloak_id} trainee={trainee} targets={targets} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Row({ trainee, targets }: RowProps) {
  const { person, cases, lastDay, progress } = trainee;
  const name = fullName({ firstName: person.first_name ?? "", lastName: person.last_name ?? "" });
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        <Link href={`/logbook/totals?person=${encodeURIComponent(person.keycloak_id ?? "")}`} variant="alone">
          {name}
        </Link>
        <span className={css.latest}>{lastDay == null ? "No case yet" : `Latest ${showDay(lastDay)}`}</span>
      </th>
      <td className={css.cell} data-label="Cases">
        {cases}
      </td>
      {progress.map((each, index) => (
        <td
          key={each.target.id}
          className={css.cell}
          data-label={targets[index]?.name}
          title={progressWords(each)}
        >
          <Cell progress={each} minimum={targets[index]?.minimum ?? 0} />
        </td>
      ))}
    </tr>
  );
}

type CellProps = { readonly progress: Progress; readonly minimum: number };

function Cell({ progress: { done, state, remaining }, minimum }: CellProps) {
  return (
    <span className={css.mark[state]}>
      <Sign state={state} />
      {done}
      <span className={css.ofMinimum} aria-hidden="true">{`of ${minimum}`}</span>
      <VisuallyHidden>{`: ${stateNames[state]}${remaining > 0 ? `, ${remaining} to go` : ""}`}</VisuallyHidden>
    </span>
  );
}

const glyphs = { reached: CircleCheck, onTrack: Check, behind: CircleAlert, notStarted: Minus } as const;

function Sign({ state }: Pick<Progress, "state">) {
  return (
    <span className={css.sign[state]}>
      <Icon glyph={glyphs[state]} size="small" />
    </span>
  );
}
