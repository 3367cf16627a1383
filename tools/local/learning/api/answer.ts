import { type Answer, htmlType, json } from "../http.ts";
import { apiMethods } from "./api-methods.ts";
import { formArguments, pathArguments } from "./arguments.ts";
import type { Context } from "./context.ts";
import { badKey } from "./key.ts";
import { ApiRefusal, wrongArguments } from "./refusal.ts";

export type ApiRequest = {
  readonly method: string;
  /** The path below `/api/v1/`, undecoded. */
  readonly path: string;
  readonly contentType: string;
  /** The body of the request; undefined if it is longer than the interface allows. */
  readonly body: string | undefined;
};

export const apiPrefix = "/api/v1/";

export function getEndpoint(path: string): string {
  return (path.split("/", 1)[0] ?? "").toLowerCase();
}

/** Answers a call in either form: `GET endpoint/key:value,key:value`, or POST with a form. */
export function answerCall(context: Context, request: ApiRequest): Answer {
  try {
    const endpoint = getEndpoint(request.path);
    const call = apiMethods.get(`${request.method} ${endpoint}`);
    if (call === undefined) throw new ApiRefusal(404, "The requested API action does not exist");
    if (endpoint !== "ratelimit" && !context.limit.take()) return faulty("busy");
    return json(200, call(context, getArguments(request)));
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return refusal(error.status, error.message);
  }
}

function getArguments({ method, path, contentType, body }: ApiRequest) {
  if (method === "GET") return pathArguments(path.split("/").slice(1).join("/"));
  const isForm = contentType.startsWith("application/x-www-form-urlencoded");
  if (!isForm || body === undefined) throw wrongArguments();
  return formArguments(body);
}

function refusal(status: number, message: string): Answer {
  const type = status >= 500 ? "api_error" : "invalid_request_error";
  return json(status, { error: { type, message } });
}

/** The answer that an injected fault puts in place of the right one. */
export function faulty(
  kind: "refuse" | "reject" | "busy" | "broken" | "revealing" | "html" | "garbage",
): Answer {
  switch (kind) {
    case "refuse":
      return badKey;
    case "reject":
      return refusal(400, wrongArguments().message);
    case "revealing":
      return refusal(
        400,
        "Session sess-4f9a8b7c6d5e4f3a of maya.lindqvist@northgate.example at 10.20.30.40 is not allowed, token=tk_live_51HxYz",
      );
    case "busy":
      return refusal(429, "You have exceeded the number of API calls that your plan allows");
    case "broken":
      return refusal(500, "An internal error occurred");
    case "html":
      return {
        status: 200,
        headers: htmlType,
        body: "<!doctype html><title>Maintenance</title><p>We will be back soon.",
      };
    case "garbage":
      return json(200, { id: { of: [] }, name: 7, courses: "many", units: [null, 3], goto_url: 12 });
  }
}
