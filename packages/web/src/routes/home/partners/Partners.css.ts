import { color, media, motion, radius, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const partners = style({
  padding: 0,
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[2],
  "@media": { [media.mobile]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: space[4] } },
});

export const link = style({
  display: "grid",
  placeItems: "center",
  height: "3rem",
  padding: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  transition: `border-color ${motion.quick}`,
  selectors: { "&:hover": { borderColor: color.accent, backgroundColor: color.surfaceHover } },
  "@media": { [media.mobile]: { height: "5rem", padding: space[3] } },
});

export const logo = style({ width: "auto", height: "100%", maxWidth: "100%", objectFit: "contain" });
