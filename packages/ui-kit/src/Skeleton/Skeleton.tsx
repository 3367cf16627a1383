import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./Skeleton.css.ts";

export type SkeletonProps = { readonly label?: string } & (
  | { readonly kind?: "text"; readonly lines?: number }
  | { readonly kind: "title" }
  /** `height` in pixels: that of what will stand there. */
  | { readonly kind: "block"; readonly height: number }
  | { readonly kind: "rows"; readonly rows?: number; readonly columns?: number }
);

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

function Bones(props: SkeletonProps) {
  switch (props.kind) {
    case "title":
      return <span className={`${css.bone} ${css.line.title}`} />;
    case "block":
      return <span className={`${css.bone} ${css.block}`} style={{ height: props.height }} />;
    case "rows":
      return (
        <div className={css.rows}>
          {upTo(props.rows ?? 5).map((row) => (
            <div key={row} className={css.row}>
              {upTo(props.columns ?? 3).map((column) => (
                <span key={column} className={`${css.bone} ${css.cell}`} />
              ))}
            </div>
          ))}
        </div>
      );
    default: {
      const count = props.lines ?? 3;
      return (
        <div className={css.lines}>
          {upTo(count).map((line) => (
            <span
              key={line}
              className={`${css.bone} ${css.line.text} ${count > 1 && line === count - 1 ? css.lastLine : ""}`}
            />
          ))}
        </div>
      );
    }
  }
}

/** Holds the place of what loads, so that nothing jumps when it comes. */
export function Skeleton({ label = "Loading", ...shape }: SkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>
        <Bones {...shape} />
      </div>
    </div>
  );
}
