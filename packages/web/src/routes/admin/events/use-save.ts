import { useRef } from "react";
import type { EditedEvent, inputOf } from "./event-form.ts";
import { useSaveEvent } from "./use-event-changes.ts";

type Input = ReturnType<typeof inputOf>;

/** Sends what was judged to be right. The same values of a new event sent again have one effect. */
export function useSave(edited: EditedEvent | null): (input: Input) => Promise<void> {
  const { create, edit } = useSaveEvent();
  const sent = useRef({ values: "", idempotencyKey: "" });
  return (input) => {
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
    const values = JSON.stringify(input);
    if (sent.current.values !== values) sent.current = { values, idempotencyKey: crypto.randomUUID() };
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
      idempotencyKey: sent.current.idempotencyKey,
    });
  };
}
