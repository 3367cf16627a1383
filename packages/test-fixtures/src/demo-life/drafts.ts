import { type LocalDate, utcDay } from "@cathedra/domain";
import { aProcedure } from "../builders.ts";
import { cast } from "../cast.ts";
import { attendings, hospitals } from "../logbook-lists.ts";
import type { DemoCalendar } from "./calendar.ts";

/** Unfinished records: Maya's of last night. Missing fields are as in an empty form. */
export function demoDrafts({ at }: DemoCalendar) {
  const savedAt = at(1, "22:47");
  const attending = attendings[0];
  const form = {
    dateOfProcedure: utcDay(at(1, "12:00")) satisfies LocalDate,
    optionalIdentifier: "",
    attendingName: attending === undefined ? "" : `${attending.lastName}, ${attending.firstName}`,
    attendingId: attending?.id ?? null,
    hospital: hospitals[0]?.name ?? "",
    procedure: aProcedure("AI-1102"),
    procedureIndication: "Right hemiparesis and aphasia since 19:40, M1 occlusion on CT angiography",
    procedureComments: "Second pass with the retriever. ",
    onCall: true,
  };
  return [
    { person: cast.maya.keycloakId, id: "0c0ffee0-0000-4000-8000-0000000d0001", savedAt, content: { form } },
  ];
}
