import { color, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const card = style({
  display: "grid",
  gridTemplateRows: "auto 1fr auto auto",
  gap: space[3],
  height: "100%",
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  overflowWrap: "anywhere",
});

/** In a narrow card the badge wraps below the title, which keeps its space. */
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: space[3] });

export const picture = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "3rem",
  height: "3rem",
  objectFit: "cover",
  borderRadius: radius.small,
  border: `1px solid ${color.line}`,
  backgroundColor: color.surfaceSunken,
  color: color.inkMuted,
});

export const textBlock = style({ display: "grid", gap: space[1], flex: "1 1 10rem", minWidth: 0 });
export const name = style({ ...text.body, margin: 0, fontWeight: weight.semibold });
export const facts = style({
  ...text.small,
  margin: 0,
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});
export const description = style({
  ...text.small,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  margin: 0,
  color: color.inkMuted,
});

/** Makes the place as high as a button and a progress bar, so that nothing moves when one replaces the other. */
export const act = style({
  display: "grid",
  justifyItems: "start",
  alignContent: "end",
  gap: space[2],
  minHeight: "2.75rem",
});
export const failure = style({ ...text.small, margin: 0, color: color.danger });
export const downloading = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "2.75rem",
});
export const bar = style({ flexGrow: 1, minWidth: 0 });
