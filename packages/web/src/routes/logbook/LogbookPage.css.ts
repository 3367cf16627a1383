import { controlHeight, media, space } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const withoutCreate = style({});

/**
 * Where the button would stand above the content, its place is kept until the content has loaded: a placeholder that is already
 * drawn would move up.
 */
globalStyle(`${withoutCreate}:has([data-skeleton])`, {
  "@supports": {
    "selector(:has(*))": {
      paddingBlockStart: `calc(${space[4]} + ${controlHeight.medium})`,
      "@media": { [media.small]: { paddingBlockStart: 0 } },
    },
  },
});
