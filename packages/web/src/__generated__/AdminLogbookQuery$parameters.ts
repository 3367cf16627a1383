/**
 * @generated SignedSource<<9bf6875f9490ceae7f9ef73ea5f8d2e8>>
 * @relayHash 236e7e8f5c1f0fc3b5bd54efc657b0bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db93b206a14789041cb3a22b01e77bdf8d0b893a025f8b4dec06ab4a6062549c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminLogbookQuery } from './AdminLogbookQuery.graphql';

const node: PreloadableConcreteRequest<AdminLogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db93b206a14789041cb3a22b01e77bdf8d0b893a025f8b4dec06ab4a6062549c",
    "metadata": {},
    "name": "AdminLogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
