import { ProgressMark, type ProgressState } from "@cathedra/ui-kit/ProgressMark";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import * as css from "./PeopleMatrix.css.ts";

type Mark = { readonly state: ProgressState; readonly label: string };

/** Explains the marks of a table of people; on a phone each has its words beside it. */
export function MarksLegend({ marks }: { readonly marks: readonly Mark[] }) {
  const isPhone = useMedia(media.phone);
  const isPrinted = useMedia("print");
  if (isPhone && !isPrinted) return null;
  return (
    <ul className={css.legend} aria-label="Marks">
      {marks.map(({ state, label }) => (
        <li key={label} className={css.legendItem}>
          <span aria-hidden="true">
            <ProgressMark state={state} percentage={50} label="" figure="" />
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
