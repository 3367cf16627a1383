import { color, media, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const plain = style({ margin: 0, padding: 0, listStyle: "none" });

export const list = styleVariants({
  bar: [plain, { display: "flex", alignItems: "center", gap: space[1] }],
  menu: [plain, { display: "flex", flexDirection: "column", gap: space[1] }],
});

const any = style({
  display: "flex",
  alignItems: "center",
  borderRadius: radius.medium,
  color: color.inkMuted,
  fontWeight: weight.medium,
  textDecoration: "none",
  selectors: {
    "&:hover": { backgroundColor: color.surfaceHover, color: color.ink },
    "&[aria-current]": { color: color.accentInk },
  },
});

export const link = styleVariants({
  bar: [
    any,
    text.small,
    {
      minHeight: "40px",
      paddingInline: space[2],
      whiteSpace: "nowrap",
      "@media": { [media.large]: { paddingInline: space[3] } },
    },
  ],
  menu: [
    any,
    {
      minHeight: "48px",
      paddingInline: space[4],
      selectors: { "&[aria-current]": { backgroundColor: color.accentSoft, color: color.onAccentSoft } },
    },
  ],
});

export const home = style({ color: color.ink, fontWeight: weight.semibold });
