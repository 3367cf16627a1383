import { Avatar } from "../Avatar/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./AvatarGroup.css.ts";

export type AvatarGroupPerson = { readonly id: string; readonly name: string; readonly picture?: string };

export type AvatarGroupProps = {
  /** The name of the list of people, for screen readers. */
  readonly label: string;
  readonly people: readonly AvatarGroupPerson[];
  /**
   * The maximum number of people that are shown; the others are counted, and named to screen readers and in the title of the
   * number.
   */
  readonly max?: number;
  /** The total number of people, when `people` contains only the first of them; the others are shown as a number. */
  readonly total?: number;
  readonly size?: "small" | "medium" | "large";
};

/** Several people, the first few by picture and the others as +N. */
export function AvatarGroup({
  label,
  people,
  max = 4,
  total = people.length,
  size = "medium",
}: AvatarGroupProps) {
  const shown = people.slice(0, max);
  const others = Math.max(total, people.length) - shown.length;
  const isNamed = total <= people.length;
  const names = isNamed
    ? people
        .slice(max)
        .map(({ name }) => name)
        .join(", ")
    : `${others} more`;
  return (
    <ul className={css.group} aria-label={label}>
      {shown.map(({ id, name, picture }) => (
        <li key={id} className={css.member[size]} title={name}>
          <Avatar name={name} size={size} {...(picture === undefined ? {} : { picture })} />
        </li>
      ))}
      {others > 0 && (
        <li className={css.member[size]} title={names}>
          <span className={css.more[size]} aria-hidden>
            +{others}
          </span>
          <VisuallyHidden>{names}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
