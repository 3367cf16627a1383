import { styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { media, text, weight } from "../theme/scale.ts";

const base = { color: color.ink, fontWeight: weight.semibold, overflowWrap: "anywhere" } as const;

export const heading = styleVariants({
  page: {
    ...base,
    ...text.title,
    letterSpacing: "-0.015em",
    "@media": { [media.small]: { ...text.page, letterSpacing: "-0.02em" } },
  },
  section: { ...base, ...text.title, letterSpacing: "-0.01em" },
  block: { ...base, ...text.body },
  label: { ...base, ...text.small },
});
