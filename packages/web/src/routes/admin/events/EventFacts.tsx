import { formatDuration } from "@cathedra/domain";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { CardModules } from "../../../features/access-vouchers/CardModules.tsx";
import * as css from "../../../features/access-vouchers/parts.css.ts";
import type { EditedEvent } from "./event-form.ts";

/** The facts of an existing event that cannot be changed (3.039). */
export function EventFacts({ event }: { readonly event: EditedEvent }) {
  return (
    <Stack gap={3}>
      <Heading level={3}>What cannot be changed</Heading>
      <dl className={css.facts}>
        <dt>Institution</dt>
        <dd>{event.customer.name}</dd>
        <dt>Learning space</dt>
        <dd>{event.learningSpace.name}</dd>
        <dt>Duration</dt>
        <dd>{formatDuration(event.durationInSeconds)}</dd>
        <dt>Maximum users</dt>
        <dd>{event.maxUses}</dd>
      </dl>
      <CardModules modules={event.modules} />
    </Stack>
  );
}
