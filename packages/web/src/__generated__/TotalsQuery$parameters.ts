/**
 * @generated SignedSource<<a466f17f33bcd60e79987a79ad34b3b1>>
 * @relayHash ba9cbea954a38d0e7117d0e5db9d6652
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 806aba9c08f4a9627c29a19ebf940e9ff8e6f4d5d86489fe6ce8a35637990fcd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "806aba9c08f4a9627c29a19ebf940e9ff8e6f4d5d86489fe6ce8a35637990fcd",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
