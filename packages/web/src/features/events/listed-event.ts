import { instant, type VoucherId } from "@cathedra/domain";
import type { ListedEvent } from "@cathedra/domain/cloud";

type Answered = {
  readonly id: number;
  readonly name: string;
  readonly eventAt: string;
  readonly durationInSeconds: number;
  readonly archivedAt: string | null | undefined;
};

/** Turns an event of an answer into the form that the rules of lists take, and keeps the event itself beside it. */
export function listedEvent<Event extends Answered>(event: Event): ListedEvent & { readonly event: Event } {
  const { id, name, eventAt, durationInSeconds, archivedAt } = event;
  return {
    id: id as VoucherId,
    name,
    durationInSeconds,
    eventAt: instant(Date.parse(eventAt)),
    archivedAt: archivedAt == null ? null : instant(Date.parse(archivedAt)),
    event,
  };
}
