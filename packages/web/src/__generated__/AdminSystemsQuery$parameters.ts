/**
 * @generated SignedSource<<864ec76564c59a4b2f82b5bf405285d2>>
 * @relayHash 43f0a7fb22eab2f3938f8c494c6f2404
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be2001c736d6f017a301b5456a58eb3bcb3b014868d8842c6d8da6e5c60dd493

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSystemsQuery } from './AdminSystemsQuery.graphql';

const node: PreloadableConcreteRequest<AdminSystemsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be2001c736d6f017a301b5456a58eb3bcb3b014868d8842c6d8da6e5c60dd493",
    "metadata": {},
    "name": "AdminSystemsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
