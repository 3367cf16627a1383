/**
 * @generated SignedSource<<aced30fe0a1f63e3ccea0b8c618b2175>>
 * @relayHash 12aa61b8955373faa35d7a3a207d96ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea8e03b94195c1fa327962dfb48123e1e860262e6bce6152c35ec0da6bf13e92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminTargetsQuery } from './AdminTargetsQuery.graphql';

const node: PreloadableConcreteRequest<AdminTargetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea8e03b94195c1fa327962dfb48123e1e860262e6bce6152c35ec0da6bf13e92",
    "metadata": {},
    "name": "AdminTargetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
