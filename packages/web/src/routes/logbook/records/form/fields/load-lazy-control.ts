/** Loads the controls of the sections that are collapsed at first. */
export const loadLazyControl = () => import("./LazyControl.tsx").then((module) => module.LazyControl);
