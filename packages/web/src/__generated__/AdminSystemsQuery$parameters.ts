/**
 * @generated SignedSource<<8f643737b52f3c2494e00103f3f25216>>
 * @relayHash 6ebd55a123ab62ce31731e3e587e594f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c27991cc0f0132b5143248b94d533bb52fbdfd2ca3d9b4a8cc03a28206ab00a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSystemsQuery } from './AdminSystemsQuery.graphql';

const node: PreloadableConcreteRequest<AdminSystemsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c27991cc0f0132b5143248b94d533bb52fbdfd2ca3d9b4a8cc03a28206ab00a5",
    "metadata": {},
    "name": "AdminSystemsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
