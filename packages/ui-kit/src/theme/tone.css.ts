import { styleVariants } from "@vanilla-extract/css";
import { color } from "./contract.css.ts";

/** Soft background colours with the text colours that are readable on them. */
export const softTone = styleVariants({
  neutral: { backgroundColor: color.neutralSoft, color: color.onNeutralSoft },
  accent: { backgroundColor: color.accentSoft, color: color.onAccentSoft },
  info: { backgroundColor: color.infoSoft, color: color.onInfoSoft },
  success: { backgroundColor: color.successSoft, color: color.onSuccessSoft },
  warning: { backgroundColor: color.warningSoft, color: color.onWarningSoft },
  danger: { backgroundColor: color.dangerSoft, color: color.onDangerSoft },
});

export type Tone = keyof typeof softTone;
