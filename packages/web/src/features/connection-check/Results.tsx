import { percentText } from "@cathedra/domain";
import {
  type ConnectionFacts,
  type ConnectionPart,
  connectionParts,
  isOutOfReach,
  judgeConnection,
  type PartVerdict,
} from "@cathedra/domain/connection";
import { connectionTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import * as css from "./Results.css.ts";

const banners = { good: "success", weak: "warning", bad: "danger", unknown: "info" } as const;
const badges = { good: "success", weak: "warning", bad: "danger", unknown: "neutral" } as const;

/** The measurements by part, with advice for those that are not good. */
export function Results({ facts }: { readonly facts: ConnectionFacts }) {
  const { overall, parts } = judgeConnection(facts);
  const isAway = isOutOfReach(facts);
  return (
    <Stack gap={4}>
      <Banner tone={banners[overall]} title={connectionTexts.overall[overall]}>
        {isAway ? connectionTexts.outOfReach : undefined}
      </Banner>
      <dl className={css.parts}>
        {connectionParts.map((part) => (
          <div key={part} className={css.part}>
            <dt>{connectionTexts.parts[part]}</dt>
            <dd className={css.value}>
              <span>{getMeasured(part, facts)}</span>
              <VerdictBadge verdict={parts[part]} />
            </dd>
            {(parts[part] === "weak" || parts[part] === "bad") && !(isAway && part !== "browser") && (
              <dd className={css.advice}>
                <Text size="small">{connectionTexts.advice[part]}</Text>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Stack>
  );
}

function VerdictBadge({ verdict }: { readonly verdict: PartVerdict }) {
  return <Badge tone={badges[verdict]}>{connectionTexts.verdicts[verdict]}</Badge>;
}

function getMeasured(part: ConnectionPart, facts: ConnectionFacts): string {
  switch (part) {
    case "browser":
      return facts.missing.length === 0
        ? facts.browser
        : `${facts.browser}, without ${facts.missing.join(", ")}`;
    case "socket":
      return facts.hasSocket === null ? "" : facts.hasSocket ? "Opens" : "Does not open";
    case "roundTrip":
      return facts.roundTripMs === null
        ? ""
        : `${facts.roundTripMs} ms, ± ${facts.jitterMs ?? 0} ms${facts.lostPercent ? `, ${percentText(facts.lostPercent)} lost` : ""}`;
    case "download":
      return facts.downMbit === null ? unmeasured(facts) : `${facts.downMbit} Mbit/s`;
    case "upload":
      return facts.upMbit === null ? unmeasured(facts) : `${facts.upMbit} Mbit/s`;
  }
}

function unmeasured({ target }: ConnectionFacts): string {
  return target === "simulator" ? connectionTexts.nothingCame : "";
}
