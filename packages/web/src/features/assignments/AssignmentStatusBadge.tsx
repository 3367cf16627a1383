import { assignmentTexts } from "@cathedra/domain/messages";
import { Badge, type BadgeProps } from "@cathedra/ui-kit/Badge";

const tones: Readonly<Record<string, NonNullable<BadgeProps["tone"]>>> = {
  late: "danger",
  done: "success",
  unavailable: "warning",
};

/** The status of an assignment for one person. */
export function AssignmentStatusBadge({ status }: { readonly status: string }) {
  const texts: Readonly<Record<string, string>> = assignmentTexts.statuses;
  return <Badge tone={tones[status] ?? "neutral"}>{texts[status] ?? status}</Badge>;
}
