import type { Probe } from "../platform/role-matrix/probe.ts";
import type { CastApp } from "../support/cast-app.ts";

/** Prepares a call, and returns a function that sends it. */
export async function sendProbe(
  portal: CastApp,
  { operation, call }: Probe,
  headers: Readonly<Record<string, string>>,
): Promise<() => Promise<unknown>> {
  if (typeof call !== "function") {
    const { query, variables = {} } = call;
    const payload = {
      query,
      variables: typeof variables === "function" ? await variables(portal) : variables,
    };
    return () => portal.app.inject({ method: "POST", url: "/api/graphql", headers, payload });
  }
  const { url, body, headers: own = {} } = await call(portal);
  const method =
    (["PUT", "POST", "PATCH", "DELETE"] as const).find((name) => operation.startsWith(`${name} `)) ?? "GET";
  return () =>
    portal.app.inject({
      method,
      url,
      headers: { ...headers, ...own },
      ...(body === undefined ? {} : { payload: body }),
    });
}
