// Loaded in watch mode (hot-domain.ts) before React: renders every component again, with its state, after an edit of `domain`.
// React Refresh only renders components whose own file was edited; this uses the same interface for all of them.

type Family = { readonly current: unknown };
type FamilyOf = (type: unknown) => Family | undefined;

/** The interface that React offers to tools; react-refresh uses the same. */
type Renderer = {
  setRefreshHandler: (familyOf: FamilyOf) => void;
  readonly scheduleRefresh: (
    root: unknown,
    update: { readonly updatedFamilies: { has: () => boolean }; readonly staleFamilies: ReadonlySet<Family> },
  ) => void;
};

type Hook = {
  inject: (renderer: Renderer) => unknown;
  onCommitFiberRoot: (id: unknown, root: unknown, ...others: readonly unknown[]) => unknown;
};

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook | undefined;
}

const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
let renderer: Renderer | undefined;
let refreshed: FamilyOf | undefined;
const roots = new Set<unknown>();

if (hook !== undefined) {
  const { inject, onCommitFiberRoot } = hook;
  hook.inject = (injected) => {
    renderer = injected;
    const { setRefreshHandler } = injected;
    injected.setRefreshHandler = (familyOf) => {
      refreshed = familyOf;
      setRefreshHandler(familyOf);
    };
    return inject.call(hook, injected);
  };
  hook.onCommitFiberRoot = (id, root, ...others) => {
    roots.add(root);
    return onCommitFiberRoot.call(hook, id, root, ...others);
  };
}

/** A class component would lose its state, so its parent is rendered again instead. */
function isClass(type: unknown): boolean {
  return typeof type === "function" && "isReactComponent" in (type.prototype ?? {});
}

function redraw(): void {
  if (renderer === undefined) return;
  const before: FamilyOf = refreshed ?? (() => undefined);
  renderer.setRefreshHandler((type) => before(type) ?? (isClass(type) ? undefined : { current: type }));
  const update = { updatedFamilies: { has: () => true }, staleFamilies: new Set<Family>() };
  for (const root of roots) renderer.scheduleRefresh(root, update);
  renderer.setRefreshHandler(before);
}

import.meta.hot?.on("vite:afterUpdate", ({ updates }) => {
  if (updates.some(({ path }) => path.includes("/domain/src/"))) redraw();
});

export {};
