/**
 * @generated SignedSource<<582dd1e8feed1041f0002f5f64bb5699>>
 * @relayHash 0f92b422bd72a5e16f339d9f0c2da1ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccb4d1ee772f9667f96268e28e76225b1eb81076b6fe954776c121f25bea7665

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccb4d1ee772f9667f96268e28e76225b1eb81076b6fe954776c121f25bea7665",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
