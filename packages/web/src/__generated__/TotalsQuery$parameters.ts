/**
 * @generated SignedSource<<b8c07eb3366f709dcfbeed988c560617>>
 * @relayHash d06f55b3e7d5c7155a797ed358c59421
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4f7e4dfe51b9407dac0c2e71b3437e250d6d63d86d9f893417844723522afac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4f7e4dfe51b9407dac0c2e71b3437e250d6d63d86d9f893417844723522afac",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
