import { startAnswerTexts as texts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Link } from "@cathedra/ui-kit/Link";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { showMoment, showTime } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";
import { useViewer } from "../../../shell/use-viewer.ts";
import * as css from "./people.css.ts";
import { getCounts, getLikeliest, type StartGroup, startGroups } from "./start-groups.ts";
import { type StartChoice, useStartAnswers } from "./use-start-answers.ts";

export type StartQuestionProps = {
  readonly personId: string;
  /** Called before the browser paints the first answers, or that they could not be loaded. */
  readonly onAnswered: (personId: string) => void;
  /** When the page was read; a new value makes the answers refetch too. */
  readonly readAt: string;
  /** The version of the terms of service without which the portal opens nothing for the person; null: none. */
  readonly termsDue: string | null;
  /** Whether the person is in an institution, whose things are then listed too. */
  readonly hasInstitution: boolean;
};

/**
 * Explains in one sentence why a person cannot start something, and who can help: for what failed last, for what the person
 * expects to be able to start, and for anything that is searched.
 */
export function StartQuestion({
  personId,
  onAnswered,
  readAt,
  termsDue,
  hasInstitution,
}: StartQuestionProps) {
  const [search, setSearch] = useState("");
  const { choices, isLoading, again } = useStartAnswers(personId, search, readAt);
  const answeredFor = choices !== null || !isLoading ? personId : null;
  const tellAnswered = useEffectEvent(onAnswered);
  useLayoutEffect(() => {
    if (answeredFor !== null) tellAnswered(answeredFor);
  }, [answeredFor]);
  return (
    <Card
      title={texts.title}
      actions={
        <Button size="small" isPending={isLoading} onPress={again}>
          {texts.checkAgain}
        </Button>
      }
    >
      <Stack gap={4}>
        <SearchField label={texts.search} placeholder={texts.search} onSearch={setSearch} />
        <div className={css.answers}>
          {termsDue !== null && <TermsDue version={termsDue} />}
          {choices !== null && (
            <Answers
              choices={choices}
              isSearched={search !== ""}
              areTermsDue={termsDue !== null}
              hasInstitution={hasInstitution}
            />
          )}
          {choices === null && isLoading && <Skeleton lines={5} label={texts.checking} />}
          {choices === null && !isLoading && (
            <Banner
              tone="danger"
              action={
                <Button size="small" onPress={again}>
                  Try again
                </Button>
              }
            >
              {texts.failed}
            </Banner>
          )}
        </div>
      </Stack>
    </Card>
  );
}

/** Unaccepted terms prevent every start, so they are shown first. */
function TermsDue({ version }: { readonly version: string }) {
  return (
    <div className={css.entry}>
      <span className={css.entryHead}>
        <Badge tone="warning">{texts.cannot}</Badge>
        <Text as="span" weight="medium">
          {texts.everything}
        </Text>
      </span>
      <Text as="span">{texts.termsDue(version)}</Text>
    </div>
  );
}

type AnswersProps = {
  readonly choices: readonly StartChoice[];
  readonly isSearched: boolean;
  readonly areTermsDue: boolean;
  readonly hasInstitution: boolean;
};

function Answers({ choices, isSearched, areTermsDue, hasInstitution }: AnswersProps) {
  const groups = startGroups(choices, { areTermsDue, hasInstitution });
  const likeliest = getLikeliest(groups);
  const rest = groups.filter((group) => !likeliest.includes(group));
  const checkedAt = choices.find(({ answer }) => answer != null)?.answer?.checkedAt;
  return (
    <>
      {isSearched && groups.length === 0 && <Text tone="muted">{texts.nothingFound}</Text>}
      {!isSearched && !groups.some(({ isExpected }) => isExpected) && (
        <Text tone="muted">{texts.noneExpected}</Text>
      )}
      {likeliest.length > 0 && <GroupList label={texts.likeliest} groups={likeliest} />}
      {rest.length > 0 && (
        <Others
          key={String(isSearched)}
          groups={rest}
          isSearched={isSearched}
          hasInstitution={hasInstitution}
        />
      )}
      {checkedAt !== undefined && (
        <Text size="small" tone="muted" figures="tabular">
          {`${texts.asOf} `}
          <Moment at={checkedAt} />
        </Text>
      )}
    </>
  );
}

type OthersProps = {
  readonly groups: readonly StartGroup[];
  readonly isSearched: boolean;
  readonly hasInstitution: boolean;
};

/** The less likely answers, collapsed until the viewer needs them. */
function Others({ groups, isSearched, hasInstitution }: OthersProps) {
  const counts = getCounts(groups);
  const count = counts.reduce((sum, [, ofKind]) => sum + ofKind, 0);
  const isCut = counts.some(([, , isKindCut]) => isKindCut);
  const theirs = groups.filter(({ isExpected }) => isExpected);
  const others = groups.filter(({ isExpected }) => !isExpected);
  return (
    <Disclosure
      title={isSearched ? texts.otherMatches(count, isCut) : texts.otherThings(count, isCut)}
      summary={texts.getCounts(counts)}
      indent="none"
    >
      <Stack gap={4}>
        <Groups title={texts.expected} groups={theirs} />
        <Groups title={isSearched || !hasInstitution ? texts.found : texts.others} groups={others} />
      </Stack>
    </Disclosure>
  );
}

type GroupsProps = { readonly title: string; readonly groups: readonly StartGroup[] };

function Groups({ title, groups }: GroupsProps) {
  if (groups.length === 0) return null;
  return (
    <section aria-label={title}>
      <Heading level={4} size="label">
        {title}
      </Heading>
      <GroupList groups={groups} />
    </section>
  );
}

type GroupListProps = { readonly label?: string; readonly groups: readonly StartGroup[] };

function GroupList({ label, groups }: GroupListProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {groups.map((group) => (
        <li key={group.key} className={css.entry}>
          <Group group={group} />
        </li>
      ))}
    </ul>
  );
}

/** The number of names of a group that are shown before the viewer asks for the rest. */
const maxNames = 3;

function Group({ group }: { readonly group: StartGroup }) {
  const { kind, isPossible, sentence, failedAt, failedReason, lastUse, waitingSince, things, isCut } = group;
  const [isWhole, setWhole] = useState(false);
  const [first] = things;
  const rest = isWhole ? 0 : Math.max(0, things.length - maxNames);
  return (
    <>
      <span className={css.entryHead}>
        <Badge tone={isPossible ? "success" : "warning"}>{isPossible ? texts.can : texts.cannot}</Badge>
        <Text as="span" weight="medium">
          {things.length === 1 && first !== undefined ? (
            <ThingName kind={kind} thing={first} />
          ) : (
            texts.several(kind, things.length, isCut)
          )}
        </Text>
      </span>
      <Text as="span">{sentence}</Text>
      {waitingSince !== null && (
        <Text as="span" size="small" tone="muted">
          {texts.waits(showTime(Date.parse(waitingSince)))}
        </Text>
      )}
      {failedAt !== null && (
        <Text as="span" size="small" tone="muted">
          {texts.failedAt(showMoment(Date.parse(failedAt)), failedReason)}
        </Text>
      )}
      {failedAt === null && lastUse !== null && (
        <Text as="span" size="small" tone="muted">
          {lastUse}
        </Text>
      )}
      <Text as="span" size="small" tone="muted" figures="tabular">
        {things.length === 1
          ? `${texts.getKind(kind)} · ${first?.detail}`
          : things
              .slice(0, things.length - rest)
              .map(({ name }) => name)
              .join(" · ")}
      </Text>
      {rest > 0 && (
        <div>
          <Button size="small" variant="quiet" onPress={() => setWhole(true)}>
            {texts.more(rest)}
          </Button>
        </div>
      )}
    </>
  );
}

type ThingNameProps = { readonly kind: StartGroup["kind"]; readonly thing: StartGroup["things"][number] };

/** The name of a thing; an event's is a link for people who may open it. */
function ThingName({ kind, thing: { id, name } }: ThingNameProps) {
  const opensEvents = useViewer()?.viewerAdminSections.includes("events") === true;
  if (kind !== "event" || !opensEvents) return name;
  return <Link href={`/admin/events?open=${encodeURIComponent(id)}`}>{name}</Link>;
}
