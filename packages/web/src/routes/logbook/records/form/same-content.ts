import { isEmptyParticipant } from "@cathedra/domain";
import type { RecordForm } from "./record-form.ts";

/** Whether two forms say the same, as far as the API keeps it: spaces and the case of the attending do not count. */
export function haveSameContent(one: RecordForm, other: RecordForm): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

function contentOf(form: RecordForm): readonly unknown[] {
  return [
    form.dateOfProcedure,
    form.hospital.trim(),
    form.procedure?.code,
    form.procedureIndication.trim(),
    form.optionalIdentifier.trim(),
    form.attendingName.trim().replaceAll(/\s+/g, " ").toLowerCase(),
    form.participants
      .filter((row) => !isEmptyParticipant(row))
      .map(({ keycloakId, name, role, level }) => [keycloakId ?? name.trim(), role, level]),
  ];
}
