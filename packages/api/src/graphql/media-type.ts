/** The two media types of GraphQL over HTTP; the newer one has meaningful status codes. */
export const responseJson = "application/graphql-response+json";
export const plainJson = "application/json";

export type ResponseType = typeof responseJson | typeof plainJson;

/** The response's media type for an `Accept` header. Nothing acceptable falls back to plain JSON. */
export function responseType(accept: string | undefined): ResponseType {
  const computeWeight = new Map((accept ?? "").split(",").map(weighted));
  const newer = computeWeight.get(responseJson) ?? 0;
  const older = computeWeight.get(plainJson) ?? 0;
  return newer > 0 && newer >= older ? responseJson : plainJson;
}

function weighted(range: string): [type: string, weight: number] {
  const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const q = parameters.find((parameter) => parameter.startsWith("q="));
  return [type, q === undefined ? 1 : Number(q.slice(2)) || 0];
}
