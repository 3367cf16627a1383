/**
 * @generated SignedSource<<9ae5b6f119fb036d6b7a1deabe6dbe6a>>
 * @relayHash 00bcca992201576d9d33c4f1a4a22388
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cb4257ac7c4569c4c61b448bb151fba1c7bfbb1053118f9ba4a3de430f50068

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cb4257ac7c4569c4c61b448bb151fba1c7bfbb1053118f9ba4a3de430f50068",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
