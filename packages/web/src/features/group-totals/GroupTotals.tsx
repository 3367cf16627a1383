import { parseLocalDate } from "@cathedra/domain";
import { targetStates } from "@cathedra/domain/logbook";
import { classTexts, confirmationTexts, groupTotalsTexts as texts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Link } from "@cathedra/ui-kit/Link";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Switch } from "@cathedra/ui-kit/Switch";
import { Text } from "@cathedra/ui-kit/Text";
import { type ReactNode, useCallback, useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { GroupTotals_totals$key } from "../../__generated__/GroupTotals_totals.graphql.ts";
import { showDay } from "../../format/dates.ts";
import * as people from "../class-people/PeopleMatrix.css.ts";
import { PeopleMatrix } from "../class-people/PeopleMatrix.tsx";
import { useTableAddress } from "../table-page/use-table-address.ts";
import { stateNames, targetText } from "../targets/target-texts.ts";
import * as css from "./GroupTotals.css.ts";
import { lastText, Sign, TargetMark, totalsColumns } from "./totals-columns.tsx";
import { type GroupTarget, type TotalsPerson, toTotalsPerson } from "./totals-people.ts";
import { getTrainees, groupTotalsView, totalsFilters } from "./totals-view.ts";

export type GroupTotalsProps = {
  readonly totals: GroupTotals_totals$key;
  /**
   * The address for a person's name; by default that of the person's totals. It must be the same function at each rendering, so
   * that rows are not rendered again.
   */
  readonly personHref?: ((id: string) => string) | undefined;
  /** Shown in place of the table if the group has no trainees; by default a sentence. */
  readonly empty?: ReactNode;
};

/** The trainees of a group against the targets of its institution. */
export function GroupTotals({
  totals,
  personHref,
  empty = <EmptyState>{texts.nobody}</EmptyState>,
}: GroupTotalsProps) {
  const data = useFragment(
    graphql`
      fragment GroupTotals_totals on LogbookGroupTotals {
        asOf
        group {
          id
          name
          customer {
            id
            name
          }
        }
        totalCount
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
            email
          }
          cases
          lastDay
          progress {
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
  const { asOf, group, totalCount, trainees } = data;
  const listed = useMemo(() => trainees.map(toTotalsPerson), [trainees]);
  const targets = useMemo(
    () => data.targets.map((target): GroupTarget => ({ ...target, rule: targetText(target) })),
    [data.targets],
  );
  const { view, shown: address, show } = useTableAddress(groupTotalsView);
  const { confirmed } = view;
  const totalsHref = useCallback(
    ({ id }: TotalsPerson) =>
      `/logbook/totals?person=${encodeURIComponent(id)}${confirmed ? "&confirmed=1" : ""}`,
    [confirmed],
  );
  const nameHref = useCallback(
    (person: TotalsPerson) => personHref?.(person.id) ?? totalsHref(person),
    [personHref, totalsHref],
  );
  const columns = useMemo(() => totalsColumns(targets, totalsHref), [targets, totalsHref]);
  const shown = useMemo(
    () => getTrainees(listed, targets, groupTotalsView.read(new URLSearchParams(address))),
    [listed, targets, address],
  );
  if (totalCount === 0) return <Card>{empty}</Card>;
  return (
    <Stack gap={4}>
      <Text tone="muted">{`As of ${showDay(parseLocalDate(asOf) ?? asOf)}.`}</Text>
      {listed.length < totalCount && <Text tone="muted">{classTexts.notAll(listed.length, totalCount)}</Text>}
      <PeopleMatrix
        name="group-totals"
        fileName={`logbook-${group.name}`}
        label={texts.table}
        people={shown}
        columns={columns}
        view={view}
        show={show}
        getHref={nameHref}
        hint={texts.hint}
        legend={<Legend hasTargets={targets.length > 0} />}
        onPhone={(person) => (
          <OnPhone person={person} targets={targets} nameHref={nameHref} totalsHref={totalsHref} />
        )}
      >
        <Select
          label="Show"
          options={totalsFilters.map((value) => ({ value, label: texts.filters[value] }))}
          emptyLabel="Everyone"
          value={view.show}
          onChange={(key) => show({ ...view, show: totalsFilters.find((each) => each === key) ?? null })}
        />
        <Switch
          label={confirmationTexts.confirmedOnly}
          value={confirmed}
          onChange={(isOn) => show({ ...view, confirmed: isOn })}
        />
      </PeopleMatrix>
    </Stack>
  );
}

function Legend({ hasTargets }: { readonly hasTargets: boolean }): ReactNode {
  if (!hasTargets) return <Text tone="muted">{texts.noTargets}</Text>;
  return (
    <ul className={people.legend} aria-label="Marks">
      {targetStates.map((state) => (
        <li key={state} className={people.legendItem}>
          <Sign state={state} /> {stateNames[state]}
        </li>
      ))}
    </ul>
  );
}

type OnPhoneProps = {
  readonly person: TotalsPerson;
  readonly targets: readonly GroupTarget[];
  readonly nameHref: (person: TotalsPerson) => string;
  readonly totalsHref: (person: TotalsPerson) => string;
};

/** A person in a narrow window, where each number is next to the name of its target. */
function OnPhone({ person, targets, nameHref, totalsHref }: OnPhoneProps) {
  return (
    <>
      <Link href={nameHref(person)}>{person.name}</Link>
      <Text size="small" tone="muted">
        {lastText(person.lastDay)}
      </Text>
      <dl className={css.numbers}>
        <div className={css.number}>
          <dt className={css.numberName}>{texts.cases}</dt>
          <dd>
            <Link href={totalsHref(person)}>{String(person.cases)}</Link>
          </dd>
        </div>
        {person.cells.map((cell, place) => {
          const target = targets[place];
          return (
            target !== undefined && (
              <div key={target.id} className={css.number}>
                <dt className={css.numberName}>{target.name}</dt>
                <dd>
                  <TargetMark cell={cell} minimum={target.minimum} />
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </>
  );
}
