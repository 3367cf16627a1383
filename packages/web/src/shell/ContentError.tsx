import { useRouteError } from "react-router";

/** A page that failed; the navigation stays. */
export function ContentError() {
  const error = useRouteError();
  return <p role="alert">{error instanceof Error ? error.message : "Something went wrong."}</p>;
}
