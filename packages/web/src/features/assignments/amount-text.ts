import { percentText } from "@cathedra/domain";
import { assignmentTexts } from "@cathedra/domain/messages";

type Asked = { readonly kind: string; readonly minimum?: number | null | undefined };

/** How much of an assignment is done as text, if its kind has a number. */
export function amountText({ kind, minimum }: Asked, amount: number | null | undefined): string {
  if (kind === "records") return assignmentTexts.getRecords(amount ?? 0, minimum ?? 0);
  return kind === "course" && amount != null && amount > 0 ? percentText(amount) : "";
}
