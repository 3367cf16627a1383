import type { HomeQueue } from "@cathedra/domain/access";
import { workQueueTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { type ComponentType, type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import { Section } from "../../../features/section/Section.tsx";
import { Classes } from "./Classes.tsx";
import { EndingVouchers } from "./EndingVouchers.tsx";
import { EventsToday } from "./EventsToday.tsx";
import { FailedStarts } from "./FailedStarts.tsx";
import { HoursLeft } from "./HoursLeft.tsx";
import { NewFeedback } from "./NewFeedback.tsx";
import { Queue, type QueueProps, ReportQueue } from "./QueueRow.tsx";
import { Rollouts } from "./Rollouts.tsx";
import { Stations } from "./Stations.tsx";
import { StuckJobs } from "./StuckJobs.tsx";
import * as css from "./WorkQueues.css.ts";

type Shown = QueueProps & { readonly Content: ComponentType<QueueProps> };

const texts = workQueueTexts;

const queues: Readonly<Record<Exclude<HomeQueue, "classes">, Shown>> = {
  events: { title: texts.events, href: "/admin/events", Content: EventsToday },
  hours: { title: texts.hours, href: "/admin/accounts", Content: HoursLeft },
  vouchers: { title: texts.vouchers, href: "/admin/cloud-case-vouchers", Content: EndingVouchers },
  starts: { title: texts.starts, href: "/admin/people", Content: FailedStarts },
  stations: { title: texts.stations, href: "/admin/systems", Content: Stations },
  feedback: { title: texts.feedback, href: "/admin/feedback?state=new", Content: NewFeedback },
  work: { title: texts.work, Content: StuckJobs },
  releases: { title: texts.releases, href: "/admin/software?state=published", Content: Rollouts },
};

export type WorkQueuesProps = {
  readonly of: readonly HomeQueue[];
  /** The number of rows that are reserved for groups. */
  readonly groupRows: number;
  /** Whether queues that are still loading no longer delay the others. */
  readonly isLate: boolean;
};

/**
 * The queues of people who run the portal and its classes; each loads and fails independently. Queues that need action come
 * first.
 */
export function WorkQueues({ of, groupRows, isLate }: WorkQueuesProps) {
  const [calm, setCalm] = useState<ReadonlySet<string>>(new Set());
  const [late, setLate] = useState<ReadonlySet<string>>(new Set());
  const known = useRef(new Set<string>());
  const isPainted = useRef(false);
  useEffect(() => {
    isPainted.current = true;
  }, []);
  const report = useCallback((title: string, needsAct: boolean) => {
    // A queue that was shown while it was loading keeps its place, so that no row moves when it arrives.
    const isArriving = isPainted.current && !known.current.has(title);
    known.current.add(title);
    setLate((before) => withMember(before, title, isArriving));
    setCalm((before) => withMember(before, title, !needsAct));
  }, []);
  const shown = of.flatMap((key) => (key === "classes" ? [] : [queues[key]]));
  const isFigure = ({ title }: Shown) => calm.has(title) && !late.has(title);
  const pressing = shown.filter((queue) => !isFigure(queue));
  const figures = shown.filter(isFigure);
  const isCalm = shown.every(({ title }) => calm.has(title));
  const row = ({ Content, ...queue }: Shown) => (
    <Queue key={queue.title} isLate={isLate} {...queue}>
      <Content {...queue} />
    </Queue>
  );
  const calmTitle = of.includes("classes") ? texts.nothingElse : texts.nothingNeeded;
  return (
    <Stack gap={6}>
      {of.includes("classes") && (
        <div className={css.groupsRoom} style={{ "--rows": groupRows } as CSSProperties}>
          <Section placeholder={<Skeleton kind="block" height={114} label={`Loading ${texts.classes}`} />}>
            <Classes />
          </Section>
        </div>
      )}
      {shown.length > 0 && (
        <ReportQueue value={report}>
          <Card title={isCalm ? calmTitle : texts.title} padding="none">
            <ul className={css.rows}>
              {/* One list of children: a queue that moves stays the same, and is not read again. */}
              {[
                ...pressing.map(row),
                ...(figures.length > 0
                  ? [
                      <li key="figures" className={css.figures}>
                        <Heading level={3}>{texts.figures}</Heading>
                      </li>,
                    ]
                  : []),
                ...figures.map(row),
              ]}
            </ul>
            {/* This line is as high as the heading of the figures, whose place is kept while the queues load. */}
            {figures.length === 0 && (
              <div className={css.nothingElse}>
                <Text size="small" tone="muted">
                  {texts.nothingElse}
                </Text>
              </div>
            )}
          </Card>
        </ReportQueue>
      )}
    </Stack>
  );
}

/** The set with the member, or without it; the same set if nothing changes. */
function withMember(set: ReadonlySet<string>, member: string, isIn: boolean): ReadonlySet<string> {
  if (set.has(member) === isIn) return set;
  return new Set(isIn ? [...set, member] : [...set].filter((each) => each !== member));
}
