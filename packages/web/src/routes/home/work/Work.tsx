import type { HomeQueue } from "@cathedra/domain/access";
import { homeTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import type { ComponentType } from "react";
import { FailedStarts } from "./FailedStarts.tsx";
import { NewFeedback } from "./NewFeedback.tsx";
import { Queue, type QueueProps } from "./QueueRow.tsx";
import { Rollouts } from "./Rollouts.tsx";
import { Stations } from "./Stations.tsx";
import { StuckJobs } from "./StuckJobs.tsx";
import * as css from "./Work.css.ts";

type Shown = QueueProps & { readonly Content: ComponentType<QueueProps> };

const texts = homeTexts.queues;

const queues: Readonly<Partial<Record<HomeQueue, Shown>>> = {
  starts: { title: texts.starts, href: "/admin/audit/requests", Content: FailedStarts },
  stations: { title: texts.stations, href: "/admin/systems", Content: Stations },
  feedback: { title: texts.feedback, href: "/admin/feedback?state=new", Content: NewFeedback },
  work: { title: texts.work, Content: StuckJobs },
  releases: { title: texts.releases, href: "/admin/software?state=published", Content: Rollouts },
};

/** What waits for the people who run the portal and its classes, each queue by itself. */
export function Work({ of }: { readonly of: readonly HomeQueue[] }) {
  const shown = of.flatMap((key) => queues[key] ?? []);
  if (shown.length === 0) return null;
  return (
    <Card title={texts.title} padding="none">
      <ul className={css.rows}>
        {shown.map(({ Content, ...queue }) => (
          <Queue key={queue.title} {...queue}>
            <Content {...queue} />
          </Queue>
        ))}
      </ul>
    </Card>
  );
}
