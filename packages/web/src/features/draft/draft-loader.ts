import type { LoaderFunctionArgs } from "react-router";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { earlyHeader, routeQuery } from "../../relay/route-query.ts";
import { redirectTo } from "../../router/redirect-to.ts";
import { draftIn, isUntouched, withNewDraft } from "./draft-address.ts";

/**
 * The loader of a form for new records. The address of the form contains the id of its draft. A draft that the portal may have is
 * fetched even when the Relay store has data for it. `toVariables` gets the id of the draft, or null for a draft that has just
 * begun.
 */
export function draftQuery<T extends OperationType>(
  parameters: PreloadableConcreteRequest<T>,
  toVariables: (args: LoaderFunctionArgs, draft: string | null) => T["variables"],
  isAlwaysRead = false,
) {
  return (args: LoaderFunctionArgs) => {
    const id = draftIn(args.url);
    // The query that is sent early is the same for every draft that has just begun.
    if (id === undefined && !args.request.headers.has(earlyHeader)) return redirectTo(withNewDraft(args.url));
    const draft = id === undefined || isUntouched(id) ? null : id;
    const policy = draft === null && !isAlwaysRead ? "store-and-network" : "network-only";
    return routeQuery<T>(parameters, (value) => toVariables(value, draft), policy)(args);
  };
}
