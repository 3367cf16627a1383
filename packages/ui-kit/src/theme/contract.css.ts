import { createGlobalThemeContract } from "@vanilla-extract/css";

/** The colours by meaning, to which themes assign values. Components use these and no particular hue. */
export const color = createGlobalThemeContract(
  {
    /** The background of the page, behind everything else. */
    canvas: null,
    /** The background of cards, bars and fields. */
    surface: null,
    /** The background of popovers, dialogs and toasts. */
    surfaceRaised: null,
    /** The background of wells, table heads, skeletons and disabled fields. */
    surfaceSunken: null,
    /** Hover over a neutral thing on `surface`. */
    surfaceHover: null,
    /** Thin lines that only separate content. */
    line: null,
    /** Borders of controls, with a contrast of at least 3:1 on `surface`. */
    lineControl: null,
    ink: null,
    /** Help texts and captions, with a contrast of at least 4.5:1 on `surface`, `canvas` and `surfaceSunken`. */
    inkMuted: null,
    inkDisabled: null,
    accent: null,
    accentHover: null,
    accentPressed: null,
    onAccent: null,
    accentSoft: null,
    onAccentSoft: null,
    /** Text links and selected things on `surface` and `canvas`. */
    accentInk: null,
    danger: null,
    dangerHover: null,
    dangerPressed: null,
    onDanger: null,
    dangerSoft: null,
    onDangerSoft: null,
    dangerInk: null,
    success: null,
    successSoft: null,
    onSuccessSoft: null,
    warning: null,
    warningSoft: null,
    onWarningSoft: null,
    info: null,
    /** Chips, counts and signs without a status, on any ground. */
    neutralSoft: null,
    onNeutralSoft: null,
    infoSoft: null,
    onInfoSoft: null,
    /**
     * Different kinds of things in one chart, with a contrast of at least 3:1 on `surface`; they also differ by their order and a
     * legend.
     */
    series1: null,
    series2: null,
    series3: null,
    series4: null,
    focus: null,
    scrim: null,
    shadowRaised: null,
  },
  (_value, path) => `color-${path.join("-")}`,
);
