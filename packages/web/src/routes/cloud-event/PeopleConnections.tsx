import { fullName } from "@cathedra/domain";
import { connectionTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { showMoment, showTime } from "../../format/dates.ts";
import { decideVerdict, decideVerdicts } from "./connection-verdicts.ts";
import * as css from "./EventRoom.css.ts";
import { useConnections } from "./use-connections.ts";

const tones = { good: "success", weak: "warning", bad: "danger", unknown: "neutral" } as const;

/** For the organizers of an event: who waits, who has checked their connection, and the results. */
export function PeopleConnections({ voucherId }: { readonly voucherId: number }) {
  const { connections, hasFailed, refresh } = useConnections(voucherId);
  if (hasFailed) {
    return (
      <Banner
        tone="danger"
        action={
          <Button size="small" icon={RotateCcw} onPress={refresh}>
            {connectionTexts.tryAgain}
          </Button>
        }
      >
        {connectionTexts.peopleFailed}
      </Banner>
    );
  }
  if (connections === null) {
    return <Skeleton kind="rows" rows={3} columns={2} label={connectionTexts.loadingPeople} />;
  }
  if (connections.length === 0) return null;
  const { counts, notChecked } = decideVerdicts(connections);
  const waiting = connections.filter(({ waitingSince }) => waitingSince != null).length;
  return (
    <>
      <div data-not-printed>
        <Card title={connectionTexts.ofPeople}>
          <Stack gap={2}>
            <Text>{connectionTexts.waiting(waiting, connections.length)}</Text>
            <Text size="small" tone="muted">
              {connectionTexts.summary(counts, notChecked)}
            </Text>
            <ul className={css.people}>
              {connections.map(({ keycloak_id, first_name, last_name, check, waitingSince }) => {
                const verdict = decideVerdict(check);
                return (
                  <li key={keycloak_id} className={css.person}>
                    <span className={css.name}>
                      {getName({ first_name, last_name })}
                      <span className={css.facts}>
                        {check == null ? connectionTexts.notChecked : showMoment(Date.parse(check.checkedAt))}
                      </span>
                    </span>
                    {waitingSince != null && (
                      <Badge tone="info">
                        {connectionTexts.waitsSince(showTime(Date.parse(waitingSince)))}
                      </Badge>
                    )}
                    {verdict !== null && (
                      <Badge tone={tones[verdict]}>{connectionTexts.verdicts[verdict]}</Badge>
                    )}
                  </li>
                );
              })}
            </ul>
          </Stack>
        </Card>
      </div>
      <RollList people={connections} />
    </>
  );
}

type Named = { readonly first_name: string; readonly last_name: string };
type OnRoll = Named & { readonly keycloak_id: string };

const getName = ({ first_name, last_name }: Named) =>
  fullName({ firstName: first_name, lastName: last_name });

/** The list of people that is shown only in print, to be ticked off and signed. */
function RollList({ people }: { readonly people: readonly OnRoll[] }) {
  const { roll } = connectionTexts;
  return (
    <table data-only-printed aria-label={roll.title} className={css.roll}>
      <thead>
        <tr>
          {[roll.number, roll.name, roll.attended, roll.signature].map((head) => (
            <th key={head} scope="col" className={css.rollCell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person, index) => (
          <tr key={person.keycloak_id}>
            <td className={css.rollCell}>{index + 1}</td>
            <td className={css.rollName}>{getName(person)}</td>
            <td aria-label={roll.attended} className={css.rollCell}>
              <span className={css.rollBox} />
            </td>
            <td aria-label={roll.signature} className={css.rollSignature} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
