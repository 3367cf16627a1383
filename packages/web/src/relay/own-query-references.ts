import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";

type Loaded = { readonly loaderData: Readonly<Record<string, unknown>> };
type Following = { readonly state: Loaded; subscribe(listener: (state: Loaded) => void): () => void };

/**
 * The one owner of all query references of routes. A replaced reference is released at the next navigation, because the old
 * page is shown until the new one has its data.
 */
export function ownQueryReferences(router: Following): () => void {
  let shown = referencesIn(router.state);
  let leaving = new Set<PreloadedQuery<OperationType>>();
  return router.subscribe((state) => {
    const next = referencesIn(state);
    const replaced = [...shown].filter((reference) => !next.has(reference));
    if (replaced.length > 0) {
      for (const reference of leaving) if (!next.has(reference)) reference.dispose();
      leaving = new Set(replaced);
    }
    shown = next;
  });
}

function referencesIn({ loaderData }: Loaded): Set<PreloadedQuery<OperationType>> {
  return new Set(Object.values(loaderData).filter(isReference));
}

function isReference(value: unknown): value is PreloadedQuery<OperationType> {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "PreloadedQuery";
}
