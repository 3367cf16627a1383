import { color, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const steps = style({ display: "grid", gap: space[2], margin: 0, padding: 0, listStyle: "none" });

export const step = style({
  display: "grid",
  gridTemplateColumns: "1.25rem minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[2],
  ...text.small,
});
export const tone = styleVariants({
  done: { color: color.ink },
  current: { color: color.ink, fontWeight: weight.medium },
  ahead: { color: color.inkMuted },
});
export const usual = style({ color: color.inkMuted, fontWeight: weight.regular, whiteSpace: "nowrap" });

export const sign = style({ display: "grid", placeItems: "center" });
/** The dot of a step that is still to come. */
export const dot = style({
  width: "0.625rem",
  height: "0.625rem",
  border: `1.5px solid ${color.inkMuted}`,
  borderRadius: radius.full,
});
