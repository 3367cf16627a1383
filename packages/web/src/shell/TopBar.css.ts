import { color, contentWidth, layer, media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: layer.bar,
  borderBottom: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  "@media": { [media.short]: { position: "static" }, print: { display: "none" } },
});

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  maxWidth: `calc(${contentWidth} + 2 * ${space[6]})`,
  minHeight: "56px",
  marginInline: "auto",
  paddingInline: space[4],
  "@media": { [media.mobile]: { paddingInline: space[6] } },
});

export const logo = style({ display: "flex", borderRadius: "8px" });

export const end = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minWidth: 0,
  // The height with the content that appears once it is known who is signed in.
  minHeight: "3rem",
  marginInlineStart: "auto",
  // Narrower where all of the bar has just enough space, so that names are not cut.
  "@media": { [media.mobile]: { gap: space[1] }, [media.large]: { gap: space[2] } },
});

export const wide = style({
  minWidth: 0,
  "@media": { [media.phone]: { display: "none" } },
  selectors: { "&:empty": { display: "none" } },
});

/** The element keeps its width in a narrow bar; the name beside it is cut instead. */
export const fixedWidth = style([wide, { flex: "none" }]);

export const narrow = style({ "@media": { [media.mobile]: { display: "none" } } });

export const place = style({ position: "relative", display: "flex" });

export const number = style({
  position: "absolute",
  insetBlockStart: "0",
  insetInlineEnd: "-2px",
  minWidth: "18px",
  paddingInline: "4px",
  borderRadius: "9px",
  backgroundColor: color.danger,
  color: color.onDanger,
  fontSize: "11px",
  fontWeight: 600,
  lineHeight: "18px",
  textAlign: "center",
  pointerEvents: "none",
});
