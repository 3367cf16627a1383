import { color, space, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const place = style({ display: "block", minWidth: 0 });

export const note = style({ display: "flex", gap: space[2], color: color.inkMuted, ...text.small });
export const warning = style([note, { color: color.warning }]);
export const textBlock = style({ minWidth: 0, color: color.ink, overflowWrap: "anywhere" });
