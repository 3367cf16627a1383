import { cloudSessionTexts } from "@cathedra/domain/messages";

type Machine = {
  readonly status: string;
  readonly is_event: boolean;
  readonly case_name: string | null | undefined;
  readonly voucher_id: number | null | undefined;
  readonly event_name?: string | null | undefined;
};

export type Ongoing = { readonly words: string; readonly way: string; readonly href: string };

/** The running or starting session of a person and the link to it; null if there is none (4.002, 3.002). */
export function getOngoing(machine: Machine | null | undefined): Ongoing | null {
  if (machine == null || machine.status === "off") return null;
  const isStarted = machine.status === "started";
  const label = isStarted ? cloudSessionTexts.open : cloudSessionTexts.show;
  if (!machine.is_event) {
    const name = machine.case_name ?? "";
    const words = isStarted ? cloudSessionTexts.goesOn(name) : cloudSessionTexts.starts(name);
    return { words, way: label, href: "/cloud-case/" };
  }
  if (machine.voucher_id == null) return null;
  const { eventGoesOn, eventStarts } = cloudSessionTexts;
  const words = (isStarted ? eventGoesOn : eventStarts)(machine.event_name ?? null);
  return { words, way: label, href: `/cloud-event/${machine.voucher_id}` };
}
