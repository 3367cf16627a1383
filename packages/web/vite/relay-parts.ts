import type { Plugin } from "vite";

// react-relay and relay-runtime are CommonJS: importing one name brings everything, the legacy and experimental parts
// too, about a third of their weight. These entries name the parts that the portal uses; importing another one fails
// the build by name. What the kept parts need of one another was read of one version: relay-parts.test.ts notices when
// that changes.

/** The version that the lists and the stand-ins were made of. */
export const relayVersion = "21.0.1";

const hooks = "react-relay/lib/relay-hooks";

/** The parts of react-relay that the portal uses. */
export const hookFiles = [
  "RelayEnvironmentProvider",
  "useFragment",
  "useLazyLoadQuery",
  "useMutation",
  "usePreloadedQuery",
  "useRelayEnvironment",
];

const hookEntry = `
import loading from "${hooks}/loadQuery.js";
export const loadQuery = loading.loadQuery;
${hookFiles.map((name) => `export { default as ${name} } from "${hooks}/${name}.js";`).join("\n")}
export { fetchQuery, graphql } from "relay-runtime";
`;

/** What the portal and those hooks use of relay-runtime: the name that a file is known by. */
export const runtimeParts: Readonly<Record<string, string>> = {
  "mutations/commitMutation": "commitMutation",
  "network/RelayNetwork": "Network",
  "network/RelayObservable": "Observable",
  "query/fetchQuery": "fetchQuery",
  "query/PreloadableQueryRegistry": "PreloadableQueryRegistry",
  "store/readInlineData": "readInlineData",
  "store/RelayModernEnvironment": "Environment",
  "store/RelayModernStore": "Store",
  "store/RelayRecordSource": "RecordSource",
  "util/getPendingOperationsForFragment": "getPendingOperationsForFragment",
  "util/getRequestIdentifier": "getRequestIdentifier",
  "util/isPromise": "isPromise",
  "util/recycleNodesInto": "recycleNodesInto",
  "util/RelayFeatureFlags": "RelayFeatureFlags",
  "util/RelayReplaySubject": "ReplaySubject",
};

/** The same for files that hold several. */
export const runtimeNames: Readonly<Record<string, readonly string[]>> = {
  "query/GraphQLTag": ["getFragment", "getRequest", "graphql"],
  "store/RelayModernOperationDescriptor": ["createOperationDescriptor"],
  "store/RelayModernSelector": ["areEqualSelectors", "getSelector", "getVariablesFromFragment"],
  "util/handlePotentialSnapshotErrors": ["handlePotentialSnapshotErrors"],
};

/** The parts that react-relay reaches under `__internal`. */
export const internalNames: Readonly<Record<string, readonly string[]>> = {
  "query/fetchQueryInternal": ["fetchQuery", "fetchQueryDeduped", "getPromiseForActiveRequest"],
};

const runtimeFile = (file: string) => `relay-runtime/lib/${file}.js`;

function runtimeEntry(): string {
  const lines = [
    `import createRelayContext from "${runtimeFile("store/createRelayContext")}";`,
    `import createRelayLoggingContext from "${runtimeFile("store/createRelayLoggingContext")}";`,
    `import fetching from "${runtimeFile("query/fetchQueryInternal")}";`,
    "export const __internal = { createRelayContext, createRelayLoggingContext, ...fetching };",
  ];
  for (const [file, name] of Object.entries(runtimeParts))
    lines.push(`export { default as ${name} } from "${runtimeFile(file)}";`);
  for (const [index, [file, names]] of Object.entries(runtimeNames).entries()) {
    lines.push(`import many${index} from "${runtimeFile(file)}";`);
    for (const name of names) lines.push(`export const ${name} = many${index}.${name};`);
  }
  return lines.join("\n");
}

const refusing = (names: string) => `
const refuse = () => { throw new Error("the portal leaves this part of Relay out: vite/relay-parts.ts"); };
module.exports = ${names};
`;

/**
 * Stand-ins for what the kept parts need at most by name: handles of fields (`@connection`, `@deleteRecord`),
 * mutations by configuration, updatable fragments, resolvers in the client, and the hook's other half, which a flag
 * of Relay switches off. None is used here, and what is tried nevertheless fails at once.
 */
export const standIns: Readonly<Record<string, string>> = {
  "relay-runtime/lib/handlers/RelayDefaultHandlerProvider": refusing("refuse"),
  "relay-runtime/lib/mutations/RelayDeclarativeMutationConfig": refusing("{ convert: refuse }"),
  "relay-runtime/lib/mutations/readUpdatableFragment": refusing("{ readUpdatableFragment: refuse }"),
  "relay-runtime/lib/mutations/readUpdatableQuery": refusing("{ readUpdatableQuery: refuse }"),
  "relay-runtime/lib/store/live-resolvers/LiveResolverCache": `
const { NoopResolverCache } = require("../ResolverCache");
class LiveResolverCache extends NoopResolverCache {
  getLiveResolverPromise() { throw new Error("the portal has no live resolvers: vite/relay-parts.ts"); }
  batchLiveStateUpdates(callback) { callback(); }
  batchLiveStateUpdatesWithoutNotify(callback) { callback(); return false; }
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
}
module.exports = { LiveResolverCache };
`,
  "react-relay/lib/relay-hooks/useFragmentInternal":
    'module.exports = require("./useFragmentInternal_EXPERIMENTAL");',
};

const entries: Readonly<Record<string, string>> = {
  "react-relay/hooks": hookEntry,
  "relay-runtime": runtimeEntry(),
};
const prefix = "\0cathedra:";

/** Serves `react-relay/hooks` and `relay-runtime` as the parts in use. */
export function relayParts(): Plugin {
  return {
    name: "cathedra:relay-parts",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source in entries) return prefix + source;
      // Both bring the same helpers; one copy is enough.
      if (importer?.includes("/react-relay/") !== true || !source.startsWith("@babel/runtime/"))
        return undefined;
      const runtime = await this.resolve("relay-runtime/lib/index.js", importer);
      return runtime === null ? undefined : await this.resolve(source, runtime.id);
    },
    load: {
      filter: { id: /cathedra:|\/(?:relay-runtime|react-relay)\/lib\// },
      handler(id) {
        if (id.startsWith(prefix)) return entries[id.slice(prefix.length)];
        const part = /node_modules\/((?:relay-runtime|react-relay)\/lib\/.+)\.js$/.exec(id)?.[1];
        return part === undefined ? undefined : standIns[part];
      },
    },
  };
}
