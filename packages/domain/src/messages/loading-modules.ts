/** While the modules of a simulator come (1.032). By itself: the start page says it, and nothing else of simulators. */
export const loadingModules = "Loading VIST Modules...";
