import { Banner } from "@cathedra/ui-kit/Banner";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { showDay } from "../../../../format/dates.ts";
import type { LoadedRecord } from "./record-mapping.ts";

export type CopiedNoteProps = { readonly source: LoadedRecord };

/** Says which case the form is a copy of, what was copied, and that nothing is saved yet. */
export function CopiedNote({ source }: CopiedNoteProps) {
  return (
    <Banner
      title={`Copy of ${source.procedure.name}, ${showDay(source.dateOfProcedure)}`}
      action={
        <LinkButton href={`/logbook/records/${source.id}`} size="small">
          Open that record
        </LinkButton>
      }
    >
      This is a new record and is not saved yet. Place, people and procedure are copied and the date is today;
      patient, outcome and follow-up are empty.
    </Banner>
  );
}
