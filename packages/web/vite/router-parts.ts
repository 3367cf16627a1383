import type { Plugin } from "vite";

// What react-router brings for rendering on a server and for being measured: the portal has neither, and every page
// would load it. The stand-ins are made of one version: router-parts.test.ts notices when that changes.

/** The version that the stand-ins were made of. */
export const routerVersion = "8.5.1";

/** Under these names the library's index knows what is left out. */
const refusing = (...names: readonly string[]) => `
const refuse = () => { throw new Error("the portal leaves this part of the router out: vite/router-parts.ts"); };
export { ${names.map((name) => `refuse as ${name}`).join(", ")} };
`;

export const standIns: Readonly<Record<string, string>> = {
  // The framework's context: absent, as it is without these stand-ins. Links prefetch only where there is one.
  "dom/ssr/components": `
import { createContext, useRef } from "react";
export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
export const usePrefetchBehavior = () => [false, useRef(null), {}];
export const mergeRefs = (...refs) => (value) => {
  for (const ref of refs) {
    if (typeof ref === "function") ref(value);
    else if (ref != null) ref.current = value;
  }
};
${refusing("CRITICAL_CSS_DATA_ATTRIBUTE", "Links", "Meta", "Scripts", "setIsHydrated", "useFrameworkContext")}`,
  "router/instrumentation": `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
${refusing("getRouteInstrumentationUpdates", "instrumentClientSideRouter", "instrumentHandler", "instrumentationResultMetaContext")}`,
};

/** Leaves out of react-router what the portal does not use and the bundler cannot see. */
export function routerParts(): Plugin {
  return {
    name: "cathedra:router-parts",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler: (id) => standIns[/\/production\/lib\/(.+)\.js$/.exec(id)?.[1] ?? ""],
    },
  };
}
