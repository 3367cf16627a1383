import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./Skeleton.css.ts";

export type SkeletonProps = { readonly label?: string } & (
  | { readonly kind?: "text"; readonly lines?: number }
  | { readonly kind: "title" }
  /** `height` in pixels: the height of the later content. */
  | { readonly kind: "block"; readonly height: number }
  | { readonly kind: "rows"; readonly rows?: number; readonly columns?: number }
);

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

function Lines({ count }: { readonly count: number }) {
  const isShort = (line: number) => count > 1 && line === count - 1;
  return (
    <div className={css.lines}>
      {upTo(count).map((line) => (
        <span key={line} className={`${css.bone} ${css.line.text} ${isShort(line) ? css.lastLine : ""}`} />
      ))}
    </div>
  );
}

function Rows({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  return (
    <div className={css.rows}>
      {upTo(rows).map((row) => (
        <div key={row} className={css.row}>
          {upTo(columns).map((column) => (
            <span key={column} className={`${css.bone} ${css.cell}`} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Bones(shape: SkeletonProps) {
  if (shape.kind === "title") return <span className={`${css.bone} ${css.line.title}`} />;
  if (shape.kind === "block") {
    return <span className={`${css.bone} ${css.block}`} style={{ height: shape.height }} />;
  }
  if (shape.kind === "rows") return <Rows rows={shape.rows ?? 5} columns={shape.columns ?? 3} />;
  return <Lines count={shape.lines ?? 3} />;
}

/** Reserves the space of loading content, so that nothing moves when it appears. */
export function Skeleton({ label = "Loading", ...shape }: SkeletonProps) {
  return (
    <div aria-busy="true" data-skeleton>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>
        <Bones {...shape} />
      </div>
    </div>
  );
}
