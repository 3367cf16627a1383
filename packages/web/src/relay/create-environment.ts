import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { dataId } from "./data-id.ts";
import { fetchGraphQL, type Transport } from "./fetch-graphql.ts";
import { countRequest } from "./requests-in-flight.ts";

/** The number of queries that the store keeps after no screen shows them any more, so that going back needs no request. */
const keptQueries = 20;

// The store checks for missing data by the same keys; its types do not know the option.
const storeOptions = { gcReleaseBufferSize: keptQueries, getDataID: dataId };

/** Whether a mutation is only accepted from a station's own browser, which its metadata states. */
function stationOf(metadata: { readonly [key: string]: unknown } | null | undefined) {
  return metadata?.isAtStation === true ? { isAtStation: true } : {};
}

export function createEnvironment(transport: Transport): Environment {
  return new Environment({
    network: Network.create((request, variables, { metadata }) => {
      const isBackground = metadata?.isBackground === true;
      const ask = () =>
        fetchGraphQL(transport, request, variables, { outlivesPage: isBackground, ...stationOf(metadata) });
      return isBackground ? ask() : countRequest(ask);
    }),
    store: new Store(new RecordSource(), storeOptions),
    getDataID: dataId,
  });
}
