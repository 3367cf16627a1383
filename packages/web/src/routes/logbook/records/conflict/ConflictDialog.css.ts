import { color, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const changes = style({ display: "grid", gap: space[3], margin: 0 });

export const name = style({ ...text.small, fontWeight: weight.semibold });

/** Comments keep their line breaks. */
export const values = style({ margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" });

export const before = style({ color: color.inkMuted, textDecoration: "line-through" });
