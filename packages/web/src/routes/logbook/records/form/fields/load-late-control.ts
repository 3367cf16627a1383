/** Fetches the controls of the parts that start folded. */
export const loadLateControl = () => import("./LateControl.tsx").then((module) => module.LateControl);
