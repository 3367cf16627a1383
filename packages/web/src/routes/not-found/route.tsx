/** The page for an unknown address. */
export { PageNotFound as Component } from "../../shell/PageNotFound.tsx";
