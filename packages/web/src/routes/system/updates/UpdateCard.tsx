import { addDays, type LocalDate, utcDay } from "@cathedra/domain";
import { softwareTexts } from "@cathedra/domain/messages";
import {
  cardDelayMs,
  rolloutDateText,
  type UpdateTab,
  updateAction,
  updateBadge,
  type WorkAction,
} from "@cathedra/domain/software";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import { Heading } from "@cathedra/ui-kit/Heading";
import { ChevronDown, ChevronUp, Download, Package } from "@cathedra/ui-kit/Icon";
import { Progress } from "@cathedra/ui-kit/Progress";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { useEffect, useId, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  UpdateCard_update$data,
  UpdateCard_update$key,
} from "../../../__generated__/UpdateCard_update.graphql.ts";
import { browserLocale } from "../../../format/locale.ts";
import { Documentation } from "./Documentation.tsx";
import * as css from "./updates.css.ts";

export type UpdateCardProps = {
  readonly update: UpdateCard_update$key;
  readonly tab: UpdateTab;
  readonly index: number;
  /** Whether the update was installed and its card is about to disappear. */
  readonly isLeaving: boolean;
  /** The work that this page has requested. */
  readonly requested: WorkAction | undefined;
  readonly onAct: (id: string, action: WorkAction, name: string) => void;
};

const tones = { neutral: "accent", running: "info", ready: "warning", success: "success" } as const;

/** An update with its status, actions and details (11.008, 11.009). */
export function UpdateCard({ update: key, tab, index, isLeaving, requested, onAct }: UpdateCardProps) {
  const update = useFragment(
    graphql`
      fragment UpdateCard_update on SystemSoftwareUpdate {
        id
        createdAt
        viewerCanServe
        release {
          software {
            name
            code
          }
          version {
            semantic
          }
        }
        currentRelease {
          version {
            semantic
          }
        }
        state {
          downloaded
          installed
          operationIsRunning
          operationStates {
            download {
              state
              progress
              errors
            }
            install {
              state
              progress
              errors
            }
          }
        }
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const [titleId, detailsId] = [useId(), useId()];
  const card = useRef<HTMLLIElement>(null);
  // If the focused card disappears, the focus moves to another card and not to the top of the page.
  useEffect(() => {
    if (!isLeaving || !card.current?.contains(document.activeElement)) return;
    card.current.closest<HTMLElement>("[role=tabpanel]")?.focus({ preventScroll: true });
  }, [isLeaving]);
  const { release, state } = update;
  const { name } = release.software;
  const badge = updateBadge(tab, state);
  return (
    <li
      ref={card}
      className={isLeaving ? css.leaving : css.card}
      style={isLeaving ? undefined : { animationDelay: `${cardDelayMs(index)}ms` }}
    >
      <article aria-labelledby={titleId}>
        <div className={css.head}>
          <div className={css.label}>
            <Heading level={3} size="block" id={titleId}>
              {name}
            </Heading>
            <span className={css.version}>{softwareTexts.version(release.version.semantic)}</span>
            <Badge tone={tones[badge.tone]}>{badge.text}</Badge>
          </div>
          <div className={css.acts}>
            {tab === "available" && <Act update={update} isAsked={requested !== undefined} onAct={onAct} />}
            <Button
              size="small"
              variant="quiet"
              icon={isOpen ? ChevronUp : ChevronDown}
              aria-expanded={isOpen}
              aria-controls={detailsId}
              aria-label={`${isOpen ? softwareTexts.details.hide : softwareTexts.details.show}: ${name}`}
              onPress={() => setOpen(!isOpen)}
            >
              {isOpen ? softwareTexts.details.hide : softwareTexts.details.show}
            </Button>
          </div>
        </div>
        {tab === "available" && <Work update={update} />}
        <div id={detailsId} hidden={!isOpen}>
          {isOpen && <Details update={update} />}
        </div>
      </article>
    </li>
  );
}

type OfUpdate = { readonly update: UpdateCard_update$data };

/** The button for the possible action on an update (11.027). While the work runs, the button keeps its place and the focus. */
function Act({
  update: { id, release, state, viewerCanServe },
  isAsked,
  onAct,
}: OfUpdate & Pick<UpdateCardProps, "onAct"> & { readonly isAsked: boolean }) {
  const next = updateAction(state);
  const isPending = isAsked || next === "wait";
  const pendingLabel = updateBadge("available", state).text;
  if (next === "none") return null;
  if (!viewerCanServe) {
    if (isPending) return <Spinner label={pendingLabel} />;
    return <span className={css.hint}>{softwareTexts.mayNotServe}</span>;
  }
  const act = next === "wait" ? (state.downloaded ? "install" : "download") : next;
  const { name } = release.software;
  return (
    <Button
      variant="primary"
      size="small"
      icon={act === "download" ? Download : Package}
      aria-label={`${softwareTexts.actions[act]} ${name} ${release.version.semantic}`}
      isPending={isPending}
      pendingLabel={pendingLabel}
      onPress={() => onAct(id, act, name)}
    >
      {softwareTexts.actions[act]}
    </Button>
  );
}

/** The progress of the work, and its last error. */
function Work({ update: { state } }: OfUpdate) {
  const { download, install } = state.operationStates;
  const latest = state.downloaded ? install : download;
  if (latest === null || latest === undefined) return null;
  if (state.operationIsRunning) {
    if (latest.state === "WAITING") return <p className={css.hint}>{softwareTexts.waiting}</p>;
    const label = updateBadge("available", state).text;
    return <Progress label={label} {...(latest.progress > 0 ? { value: latest.progress } : {})} />;
  }
  if (latest.state !== "FAILED" || latest.errors.length === 0) return null;
  return (
    <ul className={css.errors}>
      {latest.errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  );
}

function Details({ update: { createdAt, currentRelease, release, state } }: OfUpdate) {
  const { fields } = softwareTexts;
  const { name, code } = release.software;
  const current = state.installed ? currentRelease : null;
  const facts = [
    [fields.name, name],
    ...(current === null || current === undefined
      ? []
      : [[fields.current, softwareTexts.version(current.version.semantic)]]),
    [fields.next, softwareTexts.version(release.version.semantic)],
    [fields.rollout, rolloutText(createdAt)],
  ];
  return (
    <div className={css.details}>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Documentation code={code} version={release.version.semantic} name={name} />
    </div>
  );
}

/** Counts days in the reader's time zone (11.010). */
function rolloutText(createdAt: string): string {
  const at = new Date(createdAt);
  const long = new Intl.DateTimeFormat(browserLocale(), { dateStyle: "long" }).format(at);
  return rolloutDateText(getDay(at), getDay(new Date()), long);
}

function getDay(at: Date): LocalDate {
  return addDays(utcDay(at.getTime() as Parameters<typeof utcDay>[0]), dayShift(at));
}

/** The difference between the reader's calendar day and that in UTC at this instant: -1, 0 or 1. */
function dayShift(at: Date): number {
  const utc = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  const own = Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return Math.round((own - utc) / 86_400_000);
}
