import { Button } from "@cathedra/ui-kit/Button";
import { ChevronLeft, Icon } from "@cathedra/ui-kit/Icon";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type RoomAct, RoomActions } from "./RoomActions.tsx";
import * as css from "./RoomBar.css.ts";

export type RoomBarProps = {
  /** The page's heading, which says what happens in the room. */
  readonly name: string;
  /** The link that leaves the room. */
  readonly back: { readonly href: string; readonly label: string };
  /** One line with the end of the session, the person in control, and the connection. */
  readonly facts: ReactNode;
  /** The most important button, when there is one. */
  readonly primary?: ReactNode;
  readonly acts: readonly RoomAct[];
  /** The button that ends the session for everyone, which is set apart and asks for confirmation. */
  readonly end?:
    | { readonly label: string; readonly isDisabled: boolean; readonly onPress: () => void }
    | undefined;
};

/** The controls and facts of a room beside its picture, in one slim bar. */
export function RoomBar({ name, back, facts, primary, acts, end }: RoomBarProps) {
  return (
    <header className={css.bar}>
      <div className={css.head}>
        <Link to={back.href} className={css.back}>
          <Icon glyph={ChevronLeft} />
          <span className={css.backWord}>{back.label}</span>
        </Link>
        <div className={css.about}>
          <h1 className={css.name} title={name}>
            {name}
          </h1>
          <div className={css.facts}>{facts}</div>
        </div>
      </div>
      <div className={css.acts}>
        {primary}
        <RoomActions acts={acts} />
        {end !== undefined && (
          <div className={css.end}>
            <Button variant="danger" isDisabled={end.isDisabled} onPress={end.onPress}>
              {end.label}
            </Button>
          </div>
        )}
      </div>
    </header>
  );
}
