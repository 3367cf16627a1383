import type { LocalDate } from "@cathedra/domain";
import { Badge } from "@cathedra/ui-kit/Badge";
import { BulletBar } from "@cathedra/ui-kit/BulletBar";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router";
import type { Targets_totals$key } from "../../../__generated__/Targets_totals.graphql.ts";
import { progressText, stateNames, stateTones, targetText } from "../../../features/targets/target-texts.ts";
import { showDay } from "../../../format/dates.ts";
import { restoredScroll } from "../../../router/restored-scroll.ts";
import * as css from "../numbers/totals.css.ts";
import { type CountedRecords, exactRecordsHref } from "../record-list/records-href.ts";

export type TargetsProps = {
  readonly totals: Targets_totals$key;
  readonly listedName: string | null;
  readonly asOf: LocalDate;
  /** The filter by confirmation; set if only confirmed cases are counted. */
  readonly confirmation: NonNullable<CountedRecords["confirmation"]> | null;
};

/** The person's progress towards the institution's targets; the target that is furthest behind is always visible. */
export function Targets({ totals, listedName, asOf, confirmation }: TargetsProps) {
  const { targets } = useFragment(
    graphql`
      fragment Targets_totals on LogbookTotals {
        targets {
          target {
            id
            name
            interventionType
            organSystem
            category
            subCategory
            roles
            levels
            minimum
            span
          }
          done
          remaining
          expected
          state
          since
          until
        }
      }
    `,
    totals,
  );
  const { hash } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A link to `#targets` scrolls to the card once the content is loaded; after going back, the page is scrolled to its former
    // position instead.
    if (hash === "#targets" && restoredScroll() === undefined) card.current?.scrollIntoView();
  }, [hash]);
  if (targets.length === 0) return null;
  const states = (["reached", "onTrack", "behind", "notStarted"] as const).flatMap((state) => {
    const count = targets.filter((each) => each.state === state).length;
    return count === 0 ? [] : [{ state, count }];
  });
  return (
    <div ref={card}>
      <Card
        title="Targets"
        actions={
          <Inline gap={2}>
            {states.map(({ state, count }) => (
              <Badge
                key={state}
                tone={stateTones[state]}
              >{`${count} ${stateNames[state].toLowerCase()}`}</Badge>
            ))}
          </Inline>
        }
      >
        <Stack gap={5}>
          <Text size="small" tone="muted">
            {`As of ${showDay(asOf)}. A mark shows where an even pace would be.`}
          </Text>
          <ul className={css.targets}>
            {targets.map(({ target, done, ...progress }) => (
              <li key={target.id}>
                <BulletBar
                  label={
                    <TargetName
                      name={target.name}
                      href={exactRecordsHref({
                        startDate: target.span === "training" ? null : (progress.since ?? null),
                        endDate: asOf,
                        interventionType: target.interventionType ?? null,
                        organSystem: target.organSystem ?? null,
                        category: target.category ?? null,
                        subCategory: target.subCategory ?? null,
                        participantName: listedName,
                        confirmation,
                      })}
                    />
                  }
                  value={done}
                  target={target.minimum}
                  expected={progress.expected}
                  valueText={`${done} of ${target.minimum}`}
                  tone={stateTones[progress.state]}
                >
                  {progressText(progress)}
                  <span className={css.scope}>{targetText(target)}</span>
                </BulletBar>
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
    </div>
  );
}

/** The name of a target, as a link to its records if the list can be filtered to exactly those. */
function TargetName({ name, href }: { readonly name: string; readonly href: string | undefined }) {
  if (href === undefined) return name;
  return (
    <Link variant="quiet" href={href}>
      {name}
    </Link>
  );
}
