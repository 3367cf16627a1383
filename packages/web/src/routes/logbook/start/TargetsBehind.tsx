import { BulletBar } from "@cathedra/ui-kit/BulletBar";
import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { TargetsBehind_totals$key } from "../../../__generated__/TargetsBehind_totals.graphql.ts";
import { progressText, stateTones, targetText } from "../../../features/targets/target-texts.ts";
import * as css from "../numbers/totals.css.ts";
import { ownTotalsHref } from "../numbers/totals-view.ts";
import { otherTargetsText, targetsBehind } from "./targets-behind.ts";

/** The targets for which a steady pace would have brought more cases by now; nothing for a person without targets. */
export function TargetsBehind({ totals }: { readonly totals: TargetsBehind_totals$key }) {
  const { targets } = useFragment(
    graphql`
      fragment TargetsBehind_totals on LogbookTotals {
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
  if (targets.length === 0) return null;
  const behind = targetsBehind(targets);
  return (
    <Card
      title={behind.length === 0 ? "Targets" : "Targets behind"}
      actions={
        <Link href={ownTotalsHref} variant="alone">
          All targets
        </Link>
      }
    >
      <Stack gap={5}>
        {behind.length > 0 && (
          <ul className={css.targets}>
            {behind.map(({ target, done, ...progress }) => (
              <li key={target.id}>
                <BulletBar
                  label={target.name}
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
        )}
        <Text size="small" tone="muted">
          {otherTargetsText(targets, behind.length)}
        </Text>
      </Stack>
    </Card>
  );
}
