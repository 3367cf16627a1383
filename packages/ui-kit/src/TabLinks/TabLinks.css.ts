import { style } from "@vanilla-extract/css";
import { tab as tabBase } from "../Tabs/Tabs.css.ts";
import { color } from "../theme/contract.css.ts";
import { media, radius, space } from "../theme/scale.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[1],
  margin: 0,
  padding: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  listStyle: "none",
});

export const loading = style({ visibility: "hidden" });

export const tab = style([
  tabBase,
  {
    textDecoration: "none",
    selectors: {
      '&[aria-current="page"]': { color: color.accentInk },
      '&[aria-current="page"]::after': {
        content: "",
        position: "absolute",
        insetInline: space[2],
        insetBlockEnd: 0,
        height: "2px",
        borderRadius: radius.full,
        backgroundColor: color.accent,
      },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: { '&[aria-current="page"]::after': { backgroundColor: "Highlight" } },
      },
    },
  },
]);
