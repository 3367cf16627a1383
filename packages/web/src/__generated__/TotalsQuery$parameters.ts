/**
 * @generated SignedSource<<fb534580b0e3db765e79db7484281f11>>
 * @relayHash f8d7374973571dbcbb9c6cb27526b96e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a0df3a56e3501b874b2534d3ccbe8c280f5c91f583d42262fdb0f6795e9387a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a0df3a56e3501b874b2534d3ccbe8c280f5c91f583d42262fdb0f6795e9387a",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
