import { color, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The line has its full height even before it has a text, so that nothing below it moves. */
export const age = style({ display: "block", ...text.small, minHeight: "1.25rem", color: color.inkMuted });
