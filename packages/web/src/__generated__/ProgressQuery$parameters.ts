/**
 * @generated SignedSource<<d83fc328c985e50c992a4d3e34a86ec7>>
 * @relayHash 1170b985139594ba5d647538bdfa54d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5df400f2fd86d38f21b91eb1104850e6f7dd1b8b87cbb3487513ebff6ffd59bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressQuery } from './ProgressQuery.graphql';

const node: PreloadableConcreteRequest<ProgressQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5df400f2fd86d38f21b91eb1104850e6f7dd1b8b87cbb3487513ebff6ffd59bf",
    "metadata": {},
    "name": "ProgressQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
