import { media } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Receives the focus after a list was sent, without an outline, because nothing can be pressed there. */
export const place = style({ outline: "none" });

/** Makes the place as high as the empty form, so that nothing below it moves when the person is known. */
export const formRoom = style({
  minHeight: "34.25rem",
  "@media": { [media.large]: { minHeight: "31.5rem" } },
});
