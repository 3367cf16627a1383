import { expect, test, vi } from "vitest";
import { ownQueryReferences } from "./own-query-references.ts";

type State = { readonly loaderData: Readonly<Record<string, unknown>> };

const aReference = () => ({ kind: "PreloadedQuery", dispose: vi.fn() });

function aRouter(initial: State) {
  const listeners = new Set<(state: State) => void>();
  return {
    state: initial,
    subscribe(listener: (state: State) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go(loaderData: State["loaderData"]) {
      for (const listener of listeners) listener({ loaderData });
    },
  };
}

test("a reference lives while its page is shown and through the navigation that leaves it", () => {
  const [home, logbook, profile] = [aReference(), aReference(), aReference()];
  const router = aRouter({ loaderData: { page: home } });
  ownQueryReferences(router);
  router.go({ page: logbook });
  expect(home.dispose).not.toHaveBeenCalled();
  router.go({ page: profile });
  expect(home.dispose).toHaveBeenCalledTimes(1);
  expect(logbook.dispose).not.toHaveBeenCalled();
});

test("a change that keeps the reference disposes of nothing", () => {
  const home = aReference();
  const router = aRouter({ loaderData: {} });
  ownQueryReferences(router);
  router.go({ page: home });
  router.go({ page: home, other: "data" });
  router.go({ page: home });
  expect(home.dispose).not.toHaveBeenCalled();
  const logbook = aReference();
  router.go({ page: logbook });
  router.go({ page: logbook, other: "data" });
  expect(home.dispose).not.toHaveBeenCalled();
});

test("other data of a page is ignored", () => {
  const router = aRouter({ loaderData: { page: "data", none: null, other: {}, list: { kind: "List" } } });
  ownQueryReferences(router);
  const [home, logbook] = [aReference(), aReference()];
  router.go({ page: home });
  router.go({ page: logbook });
  expect(home.dispose).not.toHaveBeenCalled();
});

test("a reference that comes back is kept", () => {
  const [home, logbook] = [aReference(), aReference()];
  const router = aRouter({ loaderData: { page: home } });
  ownQueryReferences(router);
  router.go({ page: logbook });
  router.go({ page: home });
  expect(home.dispose).not.toHaveBeenCalled();
});
