/** Fetches the controls of the parts that start folded. */
export const loadLazyControl = () => import("./LazyControl.tsx").then((module) => module.LazyControl);
