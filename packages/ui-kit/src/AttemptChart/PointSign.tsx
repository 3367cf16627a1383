import * as css from "./AttemptChart.css.ts";
import type { PointKind } from "./AttemptChart.tsx";

/** The sign of a point around the position 0; kinds differ by shape and filling, not only by colour. */
export function PointSign({ kind }: { readonly kind: PointKind }) {
  if (kind === "met") return <circle r="4" className={css.met} />;
  if (kind === "not_met") return <rect x="-4" y="-4" width="8" height="8" className={css.notMet} />;
  if (kind === "early") return <path d="M-4 -4 L4 4 M-4 4 L4 -4" className={css.early} />;
  if (kind === "implausible") return <path d="M0 -5 L5 4 L-5 4 Z" className={css.implausible} />;
  return <circle r="3.5" className={css.plain} />;
}
