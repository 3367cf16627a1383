import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from "relay-runtime";
import { dataId } from "./data-id.ts";
import { fetchGraphQL, type Transport } from "./fetch-graphql.ts";
import { readOfflineAnswer, storeOfflineAnswer } from "./load-offline-answers.ts";
import { countRequest } from "./requests-in-flight.ts";

/** The number of queries that the store keeps after no screen shows them any more, so that going back needs no request. */
const keptQueries = 20;

// The store checks for missing data by the same keys; its types do not know the option.
const storeOptions = { gcReleaseBufferSize: keptQueries, getDataID: dataId };

/** Whether a mutation is only accepted from a station's own browser, which its metadata states. */
function getStation(metadata: { readonly [key: string]: unknown } | null | undefined) {
  return metadata?.isAtStation === true ? { isAtStation: true } : {};
}

export function createEnvironment(transport: Transport): Environment {
  return new Environment({
    network: Network.create((request, variables, { metadata }) => {
      const isBackground = metadata?.isBackground === true;
      const ask = (onWait?: () => void) =>
        fetchGraphQL(transport, request, variables, {
          outlivesPage: isBackground,
          failsFast: metadata?.failsFast === true,
          onWait,
          ...getStation(metadata),
        });
      if (metadata?.isPage !== true) return isBackground ? ask() : countRequest(() => ask());
      // A page shows the answer that this browser keeps until the portal gives another one.
      return Observable.create<GraphQLResponse>((sink) => {
        let isAnswered = false;
        const show = async (settle: () => void) => {
          const kept = await readOfflineAnswer(request, variables).catch(() => undefined);
          if (isAnswered || kept === undefined) return;
          sink.next(kept);
          settle();
        };
        (isBackground ? ask() : countRequest((settle) => ask(() => void show(settle)))).then(
          (answer) => {
            isAnswered = true;
            sink.next(answer);
            sink.complete();
            storeOfflineAnswer(request, variables, answer).catch(() => undefined);
          },
          (error: Error) => {
            isAnswered = true;
            sink.error(error);
          },
        );
      });
    }),
    store: new Store(new RecordSource(), storeOptions),
    getDataID: dataId,
  });
}
