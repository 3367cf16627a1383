import { registerHooks } from "node:module";

const condition = "cathedra-source";

/**
 * For a configuration of vitest: test files and what they import are read by Node itself, as the portal is, and not made
 * ready by Vite. That takes a third of the time, and what is tested is what runs (decision 0174).
 */
export function nativeImports(): {
  readonly execArgv: string[];
  readonly experimental: { readonly viteModuleRunner: false; readonly nodeLoader: false };
} {
  // What vitest's own process reads, as the global setup, comes from the sources, too.
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: [...context.conditions, condition] }),
  });
  return {
    execArgv: [`--conditions=${condition}`],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  };
}
