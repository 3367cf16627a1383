/** An address that names nothing. */
export { PageNotFound as Component } from "../../shell/PageNotFound.tsx";
