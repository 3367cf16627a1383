import { fullName } from "@cathedra/domain";
import { connectionTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { Connections_event$key } from "../../__generated__/Connections_event.graphql.ts";
import { showMoment } from "../../format/dates.ts";
import * as css from "./EventRoom.css.ts";

const tones = { good: "success", weak: "warning", bad: "danger", unknown: "neutral" } as const;
const isVerdict = (text: string): text is keyof typeof tones => text in tones;

/** For who conducts the event: whose connection was checked, and what came of it. */
export function Connections({ event }: { readonly event: Connections_event$key }) {
  const { connections } = useFragment(
    graphql`
      fragment Connections_event on EventResourceAccessVoucher {
        connections {
          keycloak_id
          first_name
          last_name
          check {
            checkedAt
            verdict
          }
        }
      }
    `,
    event,
  );
  if (connections.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={2} size="block">
        {connectionTexts.ofPeople}
      </Heading>
      <ul className={css.people}>
        {connections.map(({ keycloak_id, first_name, last_name, check }) => {
          const verdict =
            check !== null && check !== undefined && isVerdict(check.verdict) ? check.verdict : null;
          return (
            <li key={keycloak_id} className={css.person}>
              <span className={css.name}>
                {fullName({ firstName: first_name, lastName: last_name })}
                <span className={css.facts}>
                  {check === null || check === undefined
                    ? connectionTexts.notChecked
                    : showMoment(Date.parse(check.checkedAt))}
                </span>
              </span>
              {verdict !== null && <Badge tone={tones[verdict]}>{connectionTexts.verdicts[verdict]}</Badge>}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
