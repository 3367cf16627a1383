import { registerHooks } from "node:module";

const condition = "cathedra-source";

/**
 * A plugin for vitest: test files and their imports are loaded by Node itself, like the portal, and not transformed by Vite.
 * That takes a third of the time, and tests the code that runs (decision 0174).
 */
export function nativeImports(): {
  readonly execArgv: string[];
  readonly experimental: { readonly viteModuleRunner: false; readonly nodeLoader: false };
} {
  // Files that vitest's own process loads, such as the global setup, come from the sources too.
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: [...context.conditions, condition] }),
  });
  return {
    execArgv: [`--conditions=${condition}`],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  };
}
