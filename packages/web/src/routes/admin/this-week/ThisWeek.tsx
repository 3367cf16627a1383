import { weekTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { lazy, Suspense, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useRevalidator, useSearchParams } from "react-router";
import type { ThisWeekQuery } from "../../../__generated__/ThisWeekQuery.graphql.ts";
import { RemindDialog } from "../../../features/remind/lazy-remind-dialog.ts";
import { ChoosePerson, RemindBar, RemindButton } from "../../../features/remind/RemindControls.tsx";
import { useChosenRows } from "../../../features/remind/use-chosen-rows.ts";
import { PagedList } from "../../../features/table-page/PagedList.tsx";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { InviteAgain } from "./InviteAgain.tsx";
import { dismissedParameter, groupParameter } from "./loader.ts";
import { getLabel, reminderDraft } from "./reason-text.ts";
import { thisWeekList } from "./this-week-list.ts";
import { type WeekRow, weekColumns, weekColumnsOfPhone } from "./week-columns.tsx";

const WeekDrawer = lazy(() => import("./WeekDrawer.tsx").then((file) => ({ default: file.WeekDrawer })));

const maxLookedAt = 2_000;

/** The people who need attention, each once with all reasons; or those whom the viewer dismissed. */
export function ThisWeek() {
  const { thisWeek } = useRouteQuery<ThisWeekQuery>(graphql`
    query ThisWeekQuery(
      $reason: WeekReasonKind
      $search: String
      $customerGroupId: Int
      $isDismissed: Boolean!
      $limit: Int!
      $offset: Int!
    ) @preloadable {
      ...Viewer_query
      thisWeek(
        reason: $reason
        search: $search
        customerGroupId: $customerGroupId
        isDismissed: $isDismissed
        limit: $limit
        offset: $offset
      ) {
        total
        dismissed
        isWhole
        leadsGroups
        counts {
          kind
          people
        }
        people {
          ...weekColumns_person @relay(mask: false)
        }
      }
    }
  `);
  const { revalidate } = useRevalidator();
  const { opened, close, getHref } = useOpened();
  const [query] = useSearchParams();
  const isDismissed = query.has(dismissedParameter);
  const [reminding, remind] = useState<readonly WeekRow[]>([]);
  const { people, total, counts, dismissed, isWhole, leadsGroups } = thisWeek;
  const members = people.filter((person) => !isInvitee(person));
  const { chosen, choose, chooseAll } = useChosenRows(members, ({ subject }) => subject);
  const isPhone = useMedia(media.phone);
  const group = people
    .flatMap(({ groups }) => groups)
    .find(({ id }) => String(id) === query.get(groupParameter));
  if (!leadsGroups)
    return (
      <Card>
        <EmptyState action={<LinkButton href="/admin/groups">Groups</LinkButton>}>
          {texts.noGroups}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <PagedList
        list={thisWeekList}
        name="this-week"
        label={texts.title}
        one="person"
        pagesLabel="Pages of this week"
        columns={isPhone ? weekColumnsOfPhone : weekColumns}
        rows={people}
        isDense
        total={total}
        rowId={({ subject }) => subject}
        rowHref={({ subject }) => getHref(subject)}
        rowChoice={(person) =>
          isInvitee(person) ? null : (
            <ChoosePerson
              name={person.name}
              isChosen={chosen.includes(person)}
              onChoose={(isChosen) => choose(person.subject, isChosen)}
            />
          )
        }
        rowActions={(person) =>
          isInvitee(person) ? (
            person.reasons
              .slice(0, 1)
              .map((reason) => (
                <InviteAgain
                  key={reason.key}
                  size="small"
                  aria-label={texts.inviteAgainName(person.name)}
                  invitation={reason}
                  onDone={() => void revalidate()}
                />
              ))
          ) : (
            <RemindButton
              name={person.name}
              isAgain={person.remindedAt != null}
              lastReminder={person.lastReminder}
              onPress={() => remind([person])}
            />
          )
        }
        foot={
          members.length > 1 && (
            <RemindBar
              count={chosen.length}
              of={members.length}
              onAll={chooseAll}
              onRemind={() => remind(chosen)}
            />
          )
        }
        texts={{
          none: texts.none,
          noneYet: isDismissed ? texts.noneDismissed : texts.noneYet,
          showAll: "Show all",
        }}
        chips={{
          group: { text: group?.name ?? texts.oneGroup },
        }}
        acts={
          (dismissed > 0 || isDismissed) && (
            <LinkButton href={addressWith(query, dismissedParameter, isDismissed ? null : "1")}>
              {isDismissed ? texts.showOpen : texts.dismissed(dismissed)}
            </LinkButton>
          )
        }
        notice={!isWhole && <Banner tone="warning">{texts.notWhole(maxLookedAt)}</Banner>}
        // A phone has them in the filter alone, so that the first people are in sight.
        counts={
          counts.length > 0 &&
          !isPhone &&
          counts.map(({ kind, people: count }) => (
            <Link key={kind} href={addressWith(query, "reason", kind)}>
              {`${getLabel(kind)}: ${count.toLocaleString("en")}`}
            </Link>
          ))
        }
      />
      {opened !== null && (
        <Suspense fallback={null}>
          <WeekDrawer
            key={opened}
            person={people.find(({ subject }) => subject === opened) ?? null}
            onRemind={(person) => remind([person])}
            onClose={close}
            onChanged={() => void revalidate()}
          />
        </Suspense>
      )}
      {reminding.length > 0 && (
        <Suspense fallback={null}>
          <RemindDialog
            people={reminding.map(({ subject, name, lastReminder }) => ({ id: subject, name, lastReminder }))}
            draftFor={(ids) => reminderDraft(reminding.filter(({ subject }) => ids.includes(subject)))}
            onClose={() => remind([])}
            onSent={() => {
              chooseAll(false);
              void revalidate();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** People who have not joined are invited again instead of reminded. */
function isInvitee({ subject }: WeekRow): boolean {
  return subject.startsWith("invitee:");
}

/** The address of the first page of the list, with one search parameter changed. */
function addressWith(query: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(query);
  for (const each of ["page", "open", name]) next.delete(each);
  if (value !== null) next.set(name, value);
  return `/admin/groups/this-week?${next}`;
}
