import { workQueueTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { ChevronDown } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Link } from "@cathedra/ui-kit/Link";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useState } from "react";
import { Section } from "../../../features/section/Section.tsx";
import { showTime } from "../../../format/dates.ts";
import * as css from "./WorkQueues.css.ts";

export type QueueProps = { readonly title: string; readonly href?: string };

/** Each queue calls this to report whether it needs action now. */
export const ReportQueue = createContext<(title: string, needsAct: boolean) => void>(() => undefined);

/**
 * A queue that loads and fails independently. Queues appear together in their order; once one takes long, the others no longer
 * wait for it, and its name is shown in its place.
 */
export function Queue({
  title,
  href,
  isLate,
  children,
}: QueueProps & { readonly isLate: boolean; readonly children: ReactNode }) {
  const named = (content: ReactNode) => (
    <li className={css.row}>
      <QueueName title={title} href={href} />
      <span />
      <div className={css.cell}>{content}</div>
    </li>
  );
  return (
    <Section
      placeholder={
        isLate
          ? named(
              <div className={css.details}>
                <Skeleton lines={1} label={`Loading ${title}`} />
              </div>,
            )
          : undefined
      }
      around={named}
    >
      {children}
    </Section>
  );
}

export type QueueRowProps = QueueProps & {
  /** The number of entries; null if the entries of the queue are not counted. */
  readonly count: number | null;
  /** How urgent the entries are. */
  readonly tone?: "danger" | "warning" | "neutral";
  /** The text of the row if the queue is empty. */
  readonly empty: string;
  /** Whether a queue without a number is empty. */
  readonly isEmpty?: boolean;
  /** Since when refetching has failed; null when the data is fresh. */
  readonly staleSince: number | null;
  /** Further entries, shown below the row on request, so that the row is as high as its placeholder. */
  readonly more?: { readonly label: string; readonly content: ReactNode } | false;
  readonly children?: ReactNode;
};

/** A queue of work: the number of its entries, and the first few of them. */
export function QueueRow(props: QueueRowProps) {
  const {
    title,
    href,
    count,
    tone = "warning",
    empty,
    isEmpty = count === 0,
    staleSince,
    more = false,
    children,
  } = props;
  const report = useContext(ReportQueue);
  const needsAct = !isEmpty && count !== null && tone !== "neutral";
  // Reported before the browser paints, so that no row moves.
  useLayoutEffect(() => report(title, needsAct), [report, title, needsAct]);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={css.row}>
      <QueueName title={title} href={href} />
      <span className={css.count}>
        {count !== null && <Badge tone={count === 0 ? "neutral" : tone}>{workQueueTexts.count(count)}</Badge>}
        {more !== false && (
          <IconButton
            icon={ChevronDown}
            size="small"
            label={more.label}
            aria-expanded={isOpen}
            {...(isOpen && { "aria-controls": id })}
            onPress={() => setOpen(!isOpen)}
          />
        )}
      </span>
      <div className={isOpen ? `${css.details} ${css.opened}` : css.details}>
        {staleSince !== null && `${workQueueTexts.asOf(showTime(staleSince))} · `}
        {isEmpty ? empty : children}
      </div>
      {more !== false && isOpen && (
        <div id={id} className={css.more}>
          {more.content}
        </div>
      )}
    </li>
  );
}

function QueueName({ title, href }: { readonly title: string; readonly href: string | undefined }) {
  return (
    <span className={css.name}>
      {href === undefined ? (
        title
      ) : (
        <Link href={href} variant="alone">
          {title}
        </Link>
      )}
    </span>
  );
}
