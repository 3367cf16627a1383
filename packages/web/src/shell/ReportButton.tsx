import { Icon, MessageSquareWarning } from "@cathedra/ui-kit/Icon";
import * as css from "./ReportButton.css.ts";
import { reportLabel, reportProblem } from "./report-problem.ts";

/** The button to report a problem (G.028), in the top bar and in the slide-in menu beside the person's name. */
export function ReportButton({
  look,
  onFollow,
}: {
  readonly look: "bar" | "menu";
  readonly onFollow?: () => void;
}) {
  return (
    <button
      type="button"
      className={css.look[look]}
      aria-label={reportLabel}
      title={look === "bar" ? reportLabel : undefined}
      onClick={() => {
        onFollow?.();
        reportProblem();
      }}
    >
      <Icon glyph={MessageSquareWarning} />
      {look === "menu" && reportLabel}
    </button>
  );
}
