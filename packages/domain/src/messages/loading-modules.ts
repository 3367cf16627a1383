/**
 * Shown while the modules of a simulator load (1.032). A file of its own, because the start page needs no other text about
 * simulators.
 */
export const loadingModules = "Loading VIST Modules...";
