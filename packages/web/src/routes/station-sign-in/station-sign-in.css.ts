import { color, media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: space[6],
  justifyItems: "center",
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "auto 1fr",
      justifyItems: "start",
      alignItems: "center",
      gap: space[8],
    },
  },
});

/** Reserves the space of the code while there is none. */
export const place = style({
  width: "min(300px, 72vw)",
  aspectRatio: "1",
  display: "grid",
  placeItems: "center",
  textAlign: "center",
  padding: space[4],
  border: `1px dashed ${color.line}`,
  borderRadius: "8px",
});

export const steps = style({ margin: 0, paddingInlineStart: space[6], display: "grid", gap: space[2] });

/** The figures are large enough to be read from two metres away. */
export const figures = style({
  fontSize: "64px",
  lineHeight: 1.1,
  fontWeight: 600,
  letterSpacing: "0.12em",
  fontVariantNumeric: "tabular-nums",
});
