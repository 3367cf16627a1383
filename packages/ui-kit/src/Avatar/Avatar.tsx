import { useState } from "react";
import * as css from "./Avatar.css.ts";
import { getInitials } from "./initials.ts";

export type AvatarProps = {
  readonly name: string;
  /** The address of a square picture; the initials are shown while there is none. */
  readonly picture?: string;
  readonly size?: "small" | "medium" | "large";
  /** Whether the name is shown beside the picture, so that the picture is hidden from screen readers. */
  readonly isDecorative?: boolean;
};

/** A person as a round picture or initials. */
export function Avatar({ name, picture, size = "medium", isDecorative = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const showsPicture = picture !== undefined && picture !== failed;
  const meaning = isDecorative ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <span className={css.avatar({ size })} {...meaning}>
      {showsPicture ? (
        <img className={css.picture} src={picture} alt="" onError={() => setFailed(picture)} />
      ) : (
        getInitials(name)
      )}
    </span>
  );
}
