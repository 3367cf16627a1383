import type { HomeQueue } from "@cathedra/domain/access";
import { workQueueTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import type { ComponentType, CSSProperties } from "react";
import { Section } from "../../../features/section/Section.tsx";
import { Classes } from "./Classes.tsx";
import { EndingVouchers } from "./EndingVouchers.tsx";
import { EventsToday } from "./EventsToday.tsx";
import { FailedStarts } from "./FailedStarts.tsx";
import { HoursLeft } from "./HoursLeft.tsx";
import { NewFeedback } from "./NewFeedback.tsx";
import { Queue, type QueueProps } from "./QueueRow.tsx";
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
  starts: { title: texts.starts, href: "/admin/audit/requests", Content: FailedStarts },
  stations: { title: texts.stations, href: "/admin/systems", Content: Stations },
  feedback: { title: texts.feedback, href: "/admin/feedback?state=new", Content: NewFeedback },
  work: { title: texts.work, Content: StuckJobs },
  releases: { title: texts.releases, href: "/admin/software?state=published", Content: Rollouts },
};

export type WorkQueuesProps = {
  readonly of: readonly HomeQueue[];
  /** The number of groups that will be listed. */
  readonly groupRows: number;
};

/** The queues of the people who run the portal and its classes; each queue loads and fails independently. */
export function WorkQueues({ of, groupRows }: WorkQueuesProps) {
  const shown = of.flatMap((key) => (key === "classes" ? [] : [queues[key]]));
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
        <Card title={texts.title} padding="none">
          <ul className={css.rows}>
            {shown.map(({ Content, ...queue }) => (
              <Queue key={queue.title} {...queue}>
                <Content {...queue} />
              </Queue>
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  );
}
