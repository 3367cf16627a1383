/**
 * @generated SignedSource<<23945a514cbb4790a81664fb44b79539>>
 * @relayHash 2371b3220d10ba9c99fd9a19e4478a23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc5d3e1e776b9cbe671f11f5b4de21f91e88bb1b260ad518d45721f2071ce456

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc5d3e1e776b9cbe671f11f5b4de21f91e88bb1b260ad518d45721f2071ce456",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
