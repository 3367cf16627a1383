import { type KeycloakId, type LocalDate, parseLocalDate } from "@cathedra/domain";
import { countingText, countsInNoRole, countsNotFor, decideCounting } from "@cathedra/domain/logbook";
import type { RecordEditor_query$data } from "../../../../__generated__/RecordEditor_query.graphql.ts";
import type { RecordForm } from "./record-form.ts";

type Targets = RecordEditor_query$data["IRLogFormData"]["targets"];

export type CountingFacts = {
  readonly me: { readonly keycloakId: KeycloakId };
  readonly targets: Targets;
  readonly customerId: number | undefined;
  readonly today: LocalDate;
  /** Whether the record is, or will become, the person's own. */
  readonly isOwn: boolean;
};

export type CountingLines = {
  readonly lines: readonly string[];
  /** Whether the case counts towards no target of one of the people. */
  readonly isWarning: boolean;
};

/**
 * Lines that say towards which totals the case in its current state will count, for the person and for other participants
 * with totals. Undefined if there is nothing to show.
 */
export function countingLines(form: RecordForm, facts: CountingFacts): CountingLines | undefined {
  const { me } = facts;
  const own = ownLines(form, facts);
  const others = form.participants.filter(
    ({ keycloakId, role }) => keycloakId !== null && keycloakId !== me.keycloakId && role === null,
  );
  if (others.length === 0) return own;
  const line = countsNotFor(others.map(({ name }) => name));
  return { lines: [...(own?.lines ?? []), line], isWarning: true };
}

function ownLines(form: RecordForm, facts: CountingFacts): CountingLines | undefined {
  const { me, targets, customerId, today } = facts;
  const own = form.participants.find(({ keycloakId }) => keycloakId === me.keycloakId);
  if (own === undefined && !facts.isOwn) return undefined;
  if (targets.length === 0) {
    return own?.role === null ? { lines: [countsInNoRole], isWarning: true } : undefined;
  }
  const counting = decideCounting(
    targets,
    { customerId, procedure: form.procedure, day: parseLocalDate(form.dateOfProcedure), own },
    today,
  );
  const isUnsaid = counting.why.some((why) => why === "roleMissing" || why === "levelMissing");
  return {
    lines: countingText(counting, own),
    isWarning: isUnsaid || (counting.towards.length === 0 && form.procedure !== null),
  };
}
