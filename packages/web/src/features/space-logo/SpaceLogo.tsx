import { GraduationCap, Icon } from "@cathedra/ui-kit/Icon";
import { useState } from "react";
import * as css from "./SpaceLogo.css.ts";

export type SpaceLogoProps = {
  /** The address of the logo, or of a picture that will become the logo. */
  readonly image: string | null;
  readonly size?: "medium" | "large";
};

/** The logo of a learning space; the default image if there is none or it cannot be loaded (1.034). */
export function SpaceLogo({ image, size = "medium" }: SpaceLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = image !== null && image !== broken;
  return (
    <span className={css.logo[size]} aria-hidden>
      {isShown ? (
        <img className={css.image} src={image} alt="" loading="lazy" onError={() => setBroken(image)} />
      ) : (
        <Icon glyph={GraduationCap} size="large" />
      )}
    </span>
  );
}
