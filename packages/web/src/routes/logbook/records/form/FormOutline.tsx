import { Circle, CircleAlert, CircleCheck, Icon } from "@cathedra/ui-kit/Icon";
import * as css from "./FormOutline.css.ts";
import type { SectionId, SectionState } from "./record-sections.ts";

export type FormOutlineProps = {
  readonly parts: readonly {
    readonly id: SectionId;
    readonly title: string;
    readonly state: SectionState | undefined;
  }[];
  /** Returns the id of the section's element. */
  readonly getPlace: (id: SectionId) => string;
  readonly onGo: (id: SectionId) => void;
};

const glyphs = { wrong: CircleAlert, done: CircleCheck, open: Circle } as const;

/** The sections of the form with the state of each, at the side of a wide window, as links to the sections. */
export function FormOutline({ parts, getPlace, onGo }: FormOutlineProps) {
  return (
    <nav aria-label="Parts of the form" className={css.outline}>
      <ul className={css.list}>
        {parts.map(({ id, title, state }) => {
          const sign = getSign(state);
          return (
            <li key={id}>
              <a
                href={`#${getPlace(id)}`}
                className={css.item}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(id);
                }}
              >
                <span className={css.signs[sign]}>
                  <Icon glyph={glyphs[sign]} size="small" />
                </span>
                <span className={css.textBlock}>
                  <span className={css.title}>{title}</span>
                  <span className={css.aside}>{getWords(state)}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function getSign(state: SectionState | undefined): keyof typeof glyphs {
  if (state === undefined) return "open";
  if (state.wrong > 0) return "wrong";
  const isDone = state.required > 0 ? state.missing === 0 : state.filled > 0;
  return isDone ? "done" : "open";
}

function getWords(state: SectionState | undefined): string {
  if (state === undefined) return "";
  const { wrong, required, missing, filled } = state;
  if (wrong > 0) return wrong === 1 ? "1 to correct" : `${wrong} to correct`;
  if (required > 0) return missing === 0 ? "Complete" : `${missing} required left`;
  return filled === 0 ? "Optional" : `${filled} filled in`;
}
