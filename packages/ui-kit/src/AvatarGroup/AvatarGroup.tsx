import { Avatar } from "../Avatar/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./AvatarGroup.css.ts";

export type AvatarGroupPerson = { readonly id: string; readonly name: string; readonly picture?: string };

export type AvatarGroupProps = {
  /** What the people have in common. */
  readonly label: string;
  readonly people: readonly AvatarGroupPerson[];
  /** Most to show; the others are counted, and named to a screen reader and in the title of the number. */
  readonly max?: number;
  readonly size?: "small" | "medium" | "large";
};

/** Several people, the first few by picture and the others as +N. */
export function AvatarGroup({ label, people, max = 4, size = "medium" }: AvatarGroupProps) {
  const shown = people.slice(0, max);
  const others = people.slice(max);
  const names = others.map(({ name }) => name).join(", ");
  return (
    <ul className={css.group} aria-label={label}>
      {shown.map(({ id, name, picture }) => (
        <li key={id} className={css.member[size]} title={name}>
          <Avatar name={name} size={size} {...(picture === undefined ? {} : { picture })} />
        </li>
      ))}
      {others.length > 0 && (
        <li className={css.member[size]} title={names}>
          <span className={css.more[size]} aria-hidden>
            +{others.length}
          </span>
          <VisuallyHidden>{names}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
