import type { SaveOf } from "../../../features/entity-form/entity-form.ts";
import type { EditedEvent, toInput } from "./event-form.ts";
import { useSaveEvent } from "./use-event-changes.ts";

type Input = ReturnType<typeof toInput>;

/** Sends validated content. Repeating the values of a new event has no further effect. */
export function useSave(): (input: Input, about: SaveOf<EditedEvent | null>) => Promise<void> {
  const { create, edit } = useSaveEvent();
  return (input, { stored: edited, makeKey }) => {
    const { name, description, customerId, learningSpaceId, eventAt, durationInSeconds, maxUses } = input;
    const { organizers } = input;
    if (eventAt === null) throw new Error("an incomplete form was sent");
    if (edited !== null)
      return edit({
        voucherId: edited.id,
        name,
        description,
        eventAt,
        durationInSeconds,
        organizers,
        modifiedAt: edited.modifiedAt,
      });
    if (customerId === null || learningSpaceId === null || maxUses === null)
      throw new Error("an incomplete form was sent");
    return create({
      name,
      description,
      customerId,
      learningSpaceId,
      modules: input.modules.map(({ moduleId, caseIds }) => ({ moduleId, caseIds })),
      eventAt,
      durationInSeconds,
      maxUses,
      organizers,
      idempotencyKey: makeKey(input),
    });
  };
}
