/**
 * @generated SignedSource<<087af6bd33a165afc4deae5a578024e7>>
 * @relayHash 4d8a65625d679b3c2a19fc36b461bf6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29c604def9ed179376f87837d6756eedd7bb4bceacdd5d104151d326f167d4c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29c604def9ed179376f87837d6756eedd7bb4bceacdd5d104151d326f167d4c2",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
