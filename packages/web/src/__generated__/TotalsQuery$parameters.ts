/**
 * @generated SignedSource<<2989045aa8cb4ff99db4dff68eb5c020>>
 * @relayHash 8cff5a520ac81ee0ac254bf17bd3b363
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ede540bbc999ad7536204bccc7e346a22abea682a33b51ed5f3364edc34a0ce2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ede540bbc999ad7536204bccc7e346a22abea682a33b51ed5f3364edc34a0ce2",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
