import type { Standing } from "@cathedra/domain/results";
import type { ShareState } from "@cathedra/ui-kit/ShareMark";

/** The badge for each status; the badges differ by shape as well as by colour. */
export const badgeStateOfStatus: Readonly<Record<Standing, ShareState>> = {
  proficient: "done",
  practise: "failed",
  on_the_way: "moving",
  begun: "waiting",
};
