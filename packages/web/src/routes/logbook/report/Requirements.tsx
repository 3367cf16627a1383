import { logbookReportTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { BulletBar } from "@cathedra/ui-kit/BulletBar";
import { Card } from "@cathedra/ui-kit/Card";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { Requirements_preview$key } from "../../../__generated__/Requirements_preview.graphql.ts";
import * as css from "../numbers/totals.css.ts";
import { type CountedRecords, recordsHref } from "../record-list/records-href.ts";

export type RequirementsProps = {
  readonly preview: Requirements_preview$key;
  /** The filter of the records for the viewer's own cases of the period. */
  readonly within: CountedRecords;
};

/** How many cases count towards each requirement, how many are missing, and why the others do not count. */
export function Requirements({ preview, within }: RequirementsProps) {
  const data = useFragment(
    graphql`
      fragment Requirements_preview on LogbookReportPreview {
        setName
        assumptions
        isTooLong
        cases
        confirmed
        disputed
        unprintable
        confirmations {
          state
          cases
        }
        requirements {
          name
          minimum
          counted
          disputed
          missing
          uncounted {
            reason
            cases
          }
        }
      }
    `,
    preview,
  );
  const {
    setName,
    assumptions,
    isTooLong,
    cases,
    confirmed,
    confirmations,
    requirements,
    disputed,
    unprintable,
  } = data;
  if (isTooLong) return <Banner tone="warning">{texts.tooManyCases}</Banner>;
  const unconfirmed = unconfirmedStates.flatMap((state) =>
    confirmations.filter((each) => each.state === state).map((each) => ({ state, cases: each.cases })),
  );
  return (
    <Card title={setName}>
      <Stack gap={5}>
        <Text>{texts.inPeriod(cases, confirmed)}</Text>
        {requirements.length === 0 ? (
          <Text tone="muted">{texts.noTargets}</Text>
        ) : (
          <ul className={css.targets} aria-label={texts.requirements}>
            {requirements.map(({ name, minimum, counted, missing, uncounted, ...each }) => (
              <li key={name}>
                <BulletBar
                  label={name}
                  value={counted}
                  target={minimum}
                  valueText={texts.counted(counted, minimum)}
                  tone={missing === 0 ? "success" : "accent"}
                >
                  {texts.missing(missing)}
                  {each.disputed > 0 && <span className={css.scope}>{texts.disputed(each.disputed)}</span>}
                  {uncounted.length > 0 && (
                    <span className={css.scope}>
                      {texts.notCounted}{" "}
                      {uncounted.map((each) => texts.uncounted(each.reason, each.cases)).join(" · ")}
                    </span>
                  )}
                </BulletBar>
              </li>
            ))}
          </ul>
        )}
        {unconfirmed.length > 0 && (
          <Inline gap={4}>
            <Text>{texts.notConfirmed}</Text>
            {unconfirmed.map(({ state, cases: number }) => (
              <Link key={state} variant="alone" href={recordsHref({ ...within, confirmation: state })}>
                {texts.unconfirmed[state](number)}
              </Link>
            ))}
          </Inline>
        )}
        {disputed > 0 && (
          <Text>
            {texts.disputedHelp(disputed)} <Link href="/logbook/totals">{texts.disputedLink}</Link>
          </Text>
        )}
        {unprintable.length > 0 && <Banner tone="warning">{texts.unprintable(unprintable)}</Banner>}
        <Disclosure title={texts.howRead}>
          <Stack gap={2}>
            {assumptions.map((assumption) => (
              <Text key={assumption}>{assumption}</Text>
            ))}
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  );
}

const unconfirmedStates = ["open", "unasked", "returned", "imported"] as const;
