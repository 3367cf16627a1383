import { durationText } from "@cathedra/domain";
import { personTexts as texts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { StackedBar } from "@cathedra/ui-kit/StackedBar";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { PersonCloudTime_person$key } from "../../../__generated__/PersonCloudTime_person.graphql.ts";
import { useNow } from "../../../features/poll/use-now.ts";
import { getLastDay, showDay } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";
import { useViewer } from "../../../shell/use-viewer.ts";
import { GiveHours } from "./GiveHours.tsx";
import { PersonSection } from "./PersonSection.tsx";
import * as css from "./people.css.ts";

/** The person's remaining time for cloud cases, and the vouchers and events that they accepted. */
export function PersonCloudTime({ person: key }: { readonly person: PersonCloudTime_person$key }) {
  const person = useFragment(
    graphql`
      fragment PersonCloudTime_person on AdministeredPerson {
        ...GiveHours_person
        cloudTime {
          grantedSeconds
          usedSeconds
          heldSeconds
          total
          vouchers {
            id
            kind
            name
            customer
            learningSpace
            state
            acceptedAt
            givenBy
            validTo
            eventAt
            grantedSeconds
            usedSeconds
          }
        }
      }
    `,
    key,
  );
  const now = useNow();
  const sections = useViewer()?.viewerAdminSections ?? [];
  const { grantedSeconds, usedSeconds, heldSeconds, total, vouchers } = person.cloudTime;
  const left = grantedSeconds - usedSeconds - heldSeconds;
  const [search] = useSearchParams();
  const part = (id: string, label: string, value: number) => ({
    id,
    label,
    value,
    text: durationText(value, "minute"),
  });
  const getHref = ({ id, kind }: { readonly id: number; readonly kind: string }) => {
    const section = kind === "event" ? "events" : "cloud-case-vouchers";
    return sections.includes(section) ? `/admin/${section}?open=${id}` : undefined;
  };
  return (
    <PersonSection
      id="cloud-time"
      title={texts.cloudTime}
      figure={texts.cloudTimeFigure(durationText(left, "minute"), total)}
      actions={<GiveHours person={person} />}
      isAsked={search.get("give") === "hours"}
    >
      <Stack gap={4}>
        {grantedSeconds === 0 ? (
          <Text tone="muted">{texts.noTime}</Text>
        ) : (
          <Stack gap={2}>
            <StackedBar
              label={texts.time}
              parts={[
                part("used", texts.used, usedSeconds),
                ...(heldSeconds === 0 ? [] : [part("held", texts.held, heldSeconds)]),
                part("left", texts.left, left),
              ]}
            />
            <Text size="small" tone="muted">
              {texts.granted(durationText(grantedSeconds, "minute"))}
            </Text>
          </Stack>
        )}
        {total === 0 && <Text tone="muted">{texts.noVouchers}</Text>}
        {vouchers.length > 0 && (
          <ul className={css.list}>
            {vouchers.map((voucher) => {
              const href = getHref(voucher);
              const label = voucher.name ?? voucher.learningSpace;
              const usedText = texts.usedOf(
                durationText(voucher.usedSeconds, "minute"),
                durationText(voucher.grantedSeconds, "minute"),
              );
              return (
                <li key={voucher.id} className={css.entry}>
                  <Inline gap={2}>
                    <Text as="span" weight="medium">
                      {href === undefined ? label : <Link href={href}>{label}</Link>}
                    </Text>
                    <Badge tone={voucher.state === "active" ? "success" : "neutral"}>
                      {texts.states[voucher.state] ?? voucher.state}
                    </Badge>
                  </Inline>
                  <Text as="span" size="small" tone="muted" figures="tabular">
                    {`${texts.voucherKinds[voucher.kind] ?? voucher.kind} of ${voucher.customer}${
                      voucher.givenBy == null ? "" : `, ${texts.givenBy(voucher.givenBy)}`
                    } · `}
                    {voucher.eventAt == null ? (
                      `${usedText} · valid until ${showDay(getLastDay(voucher.validTo))}`
                    ) : (
                      <>
                        {Date.parse(voucher.eventAt) > now ? "begins " : "began "}
                        <Moment at={voucher.eventAt} />
                      </>
                    )}
                  </Text>
                </li>
              );
            })}
          </ul>
        )}
        {total > vouchers.length && (
          <Text size="small" tone="muted">
            {texts.latest(vouchers.length, total)}
          </Text>
        )}
      </Stack>
    </PersonSection>
  );
}
