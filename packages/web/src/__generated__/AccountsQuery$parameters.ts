/**
 * @generated SignedSource<<2a74320343a318f69722ae2b362930e7>>
 * @relayHash e7d650cbfa51c07d7867d0cbcb5f0543
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5ae144bd6e316ff3625add75a5d3af8039d3d8a9ea8bbec750ab739eecf96a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountsQuery } from './AccountsQuery.graphql';

const node: PreloadableConcreteRequest<AccountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5ae144bd6e316ff3625add75a5d3af8039d3d8a9ea8bbec750ab739eecf96a1",
    "metadata": {},
    "name": "AccountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
