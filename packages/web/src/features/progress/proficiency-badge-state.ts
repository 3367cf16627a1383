import type { ProficiencyStatus } from "@cathedra/domain/results";
import type { ProgressState } from "@cathedra/ui-kit/ProgressMark";

/** The badge for each status; the badges differ by shape as well as by colour. */
export const badgeStateOfStatus: Readonly<Record<ProficiencyStatus, ProgressState>> = {
  proficient: "done",
  practise: "failed",
  on_the_way: "moving",
  begun: "waiting",
};
