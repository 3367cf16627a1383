import type { Plugin } from "vite";

// react-relay is CommonJS: importing one hook brings every hook, the legacy and experimental ones too, about 8 kB of
// the first bundle. This entry names the parts that the portal uses; importing another one fails the build by name.

const entry = "react-relay/hooks";
const hooks = "react-relay/lib/relay-hooks";

const parts = `
import loading from "${hooks}/loadQuery.js";
export const loadQuery = loading.loadQuery;
export { default as RelayEnvironmentProvider } from "${hooks}/RelayEnvironmentProvider.js";
export { default as useFragment } from "${hooks}/useFragment.js";
export { default as useLazyLoadQuery } from "${hooks}/useLazyLoadQuery.js";
export { default as useMutation } from "${hooks}/useMutation.js";
export { default as usePreloadedQuery } from "${hooks}/usePreloadedQuery.js";
export { default as useRelayEnvironment } from "${hooks}/useRelayEnvironment.js";
export { fetchQuery, graphql } from "relay-runtime";
`;

/** Serves `react-relay/hooks` as the parts in use. */
export function relayParts(): Plugin {
  const id = "\0cathedra:relay-parts";
  return {
    name: "cathedra:relay-parts",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (source === entry ? id : undefined),
    load: (loaded) => (loaded === id ? parts : undefined),
  };
}
